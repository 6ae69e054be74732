/** How the page reaches a service: over the network, or on this device without one. */

/** A line to a room, as far as it is needed of a WebSocket. */
export interface Line {
  readonly open: boolean;
  onopen: () => void;
  onmessage: (text: string) => void;
  onclose: () => void;
  send(text: string): void;
  close(): void;
}

export interface Service {
  ask(path: string, init: RequestInit): Promise<Response>;
  connect(path: string): Line;
}

class NetworkLine implements Line {
  onopen: () => void = () => undefined;
  onmessage: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;
  readonly #socket: WebSocket;

  constructor(path: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket.onopen = () => this.onopen();
    this.#socket.onmessage = (event) => this.onmessage(String(event.data));
    this.#socket.onclose = () => this.onclose();
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.close();
  }
}

const network: Service = {
  ask: (path, init) => fetch(path, init),
  connect: (path) => new NetworkLine(path),
};

/** What is asked now; a service on this device may still be starting. */
let here: Promise<Service> = Promise.resolve(network);
let started = network;

export const transport = {
  ask: async (path: string, init: RequestInit): Promise<Response> => (await here).ask(path, init),
  connect: (path: string): Line => started.connect(path),
  /** From now on ask a service on this device, when it has started. */
  async use(service: Promise<Service>): Promise<void> {
    here = service;
    started = await service;
  },
};
