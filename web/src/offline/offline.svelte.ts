/** Playing without a network: wished once, it stays so in this browser until somebody wishes otherwise. */

import { store, stored } from "../lib/store";
import { transport } from "../lib/transport";

const KEY = "agricola.offline";

class Offline {
  on = $state(stored(KEY) === "on");
  /** How far it is with starting, from 0 to 1; null when it does not start now. */
  progress: number | null = $state(null);
  problem = $state("");

  constructor() {
    if (this.on) void this.#start();
  }

  /** Fetch what is needed, start it, and ask nothing else from now on. */
  async wish(): Promise<void> {
    this.problem = "";
    this.progress = 0;
    try {
      await this.#watched();
      await this.#start();
      store(KEY, "on");
      this.on = true;
    } catch (error) {
      this.problem = String(error);
    } finally {
      this.progress = null;
    }
  }

  /** Ask the service on the network again. */
  leave(): void {
    store(KEY, null);
    location.assign("/");
  }

  async #start(): Promise<void> {
    this.progress = 0;
    const starting = import("./local").then(({ start }) => start((done) => (this.progress = done)));
    try {
      await transport.use(starting);
    } catch (error) {
      this.problem = String(error);
      throw error;
    } finally {
      this.progress = null;
    }
  }

  /** Let the browser keep the page itself, and wait until what is fetched from now on is kept too. */
  async #watched(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const known = await navigator.serviceWorker.getRegistration();
    if (known === undefined) await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
  }
}

export const offline = new Offline();
