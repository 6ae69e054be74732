/** The service on this device: asked like the one on the network, and its games kept in this browser. */

import type { Line, Service } from "../lib/transport";
import type { Ask, Tell } from "./worker";

const STORE = "agricola-offline-games";
const KEPT = "/offline/games";

async function kept(): Promise<ArrayBuffer | null> {
  const found = await (await caches.open(STORE)).match(KEPT);
  return found === undefined ? null : found.arrayBuffer();
}

async function keep(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await (await caches.open(STORE)).put(KEPT, new Response(bytes));
}

class LocalLine implements Line {
  open = true;
  onopen: () => void = () => undefined;
  onmessage: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(
    readonly say: (message: Ask) => void,
    readonly number: number,
  ) {}

  send(text: string): void {
    this.say({ do: "send", line: this.number, text });
  }

  close(): void {
    this.open = false;
    this.say({ do: "close", line: this.number });
  }
}

/** The token of somebody else for whom the page asks, empty for somebody unknown; null for the person at this browser. */
function tokenIn(init: RequestInit): string | null {
  if (init.credentials !== "omit") return null;
  return (new Headers(init.headers).get("Authorization") ?? "").replace("Bearer ", "");
}

/** Start it; tells how far it is, from 0 to 1. */
export async function start(progress: (done: number) => void): Promise<Service> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const say = (message: Ask): void => worker.postMessage(message);
  const answers = new Map<number, (answer: Response) => void>();
  const lines = new Map<number, LocalLine>();
  let number = 0;
  const before = await kept();
  await new Promise<void>((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = (event: MessageEvent<Tell>) => {
      const told = event.data;
      if (told.say === "progress") progress(told.done);
      else if (told.say === "ready") resolve();
      else if (told.say === "failed") reject(new Error(told.problem));
      else if (told.say === "answer") answers.get(told.id)?.(new Response(told.text, { status: told.status }));
      else if (told.say === "told") lines.get(told.line)?.onmessage(told.text);
      else if (told.say === "keep") void keep(told.bytes as Uint8Array<ArrayBuffer>);
      else {
        const line = lines.get(told.line);
        if (line?.open === true) line.onclose();
        lines.delete(told.line);
      }
    };
    say({ do: "start", kept: before });
  });
  return {
    ask: (path, init) =>
      new Promise((resolve) => {
        const id = ++number;
        answers.set(id, (answer) => {
          answers.delete(id);
          resolve(answer);
        });
        say({
          do: "ask",
          id,
          method: init.method ?? "GET",
          address: path,
          body: String(init.body ?? ""),
          token: tokenIn(init),
        });
      }),
    connect: (path) => {
      const line = new LocalLine(say, ++number);
      lines.set(line.number, line);
      say({ do: "connect", line: line.number, address: path });
      queueMicrotask(() => line.onopen());
      return line;
    },
  };
}
