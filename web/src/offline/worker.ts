/** The service in a thread of its own: Python in the browser, asked by messages instead of over the network. */

import { ARITHMETIC } from "./arithmetic";

/** What the page asks. */
export type Ask =
  | { do: "start"; kept: ArrayBuffer | null }
  | { do: "ask"; id: number; method: string; address: string; body: string; token: string | null }
  | { do: "connect"; line: number; address: string }
  | { do: "send"; line: number; text: string }
  | { do: "close"; line: number };

/** What it is told. */
export type Tell =
  | { say: "progress"; done: number }
  | { say: "ready" }
  | { say: "failed"; problem: string }
  | { say: "answer"; id: number; status: number; text: string }
  | { say: "told"; line: number; text: string }
  | { say: "closed"; line: number }
  | { say: "keep"; bytes: Uint8Array };

interface Line {
  send(text: string): void;
  close(): void;
}

interface Service {
  start(): Promise<void>;
  ask(
    method: string,
    address: string,
    body: string,
    token: string | undefined,
  ): Promise<{ toJs(): [number, string]; destroy(): void }>;
  connect(address: string, told: (text: string) => void, closed: () => void): Line;
}

interface Python {
  unpackArchive(archive: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  registerJsModule(name: string, module: object): void;
}

const FOLDER = "/offline/";
/** Where reading ends and starting begins, of all that is waited for. */
const READ = 0.6;
const IMPORTS = [
  "import sys; sys.path.insert(0, '/service')",
  "import msgspec, starlette.applications, prometheus_client",
  "import agricola",
  "import agricola.server.in_browser",
];

const tell = (message: Tell): void => self.postMessage(message);
const lines = new Map<number, Line>();
let service: Service | null = null;

/** Read all files once, so that how far it is can be told; they come from the browser's own store afterwards. */
async function read(): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const sizes = (await (await fetch(`${FOLDER}files.json`)).json()) as Record<string, number>;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  let had = 0;
  for (const name of Object.keys(sizes)) {
    const answer = await fetch(FOLDER + name);
    if (!answer.ok || answer.body === null) throw new Error(`${name}: ${answer.status}`);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (const reader = answer.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value as Uint8Array<ArrayBuffer>);
      had += value.length;
      tell({ say: "progress", done: (READ * Math.min(had, total)) / total });
    }
    found.set(name, new Uint8Array(await new Blob(parts).arrayBuffer()));
  }
  return found;
}

async function start(kept: ArrayBuffer | null): Promise<void> {
  const files = await read();
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string }): Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: FOLDER });
  const archive = files.get("service.zip");
  if (archive === undefined) throw new Error("service.zip");
  python.registerJsModule("agricola_page", ARITHMETIC);
  python.unpackArchive(archive, "zip", { extractDir: "/service" });
  IMPORTS.forEach((code, at) => {
    tell({ say: "progress", done: READ + ((1 - READ) * (at + 1)) / (IMPORTS.length + 1) });
    python.runPython(code);
  });
  const make = python.runPython(
    "lambda kept, keep: agricola.server.in_browser.InBrowser(kept.to_bytes() if kept else b'', keep)",
  ) as (kept: Uint8Array | null, keep: (bytes: { toJs(): Uint8Array }) => void) => Service;
  service = make(kept === null ? null : new Uint8Array(kept), (bytes) =>
    tell({ say: "keep", bytes: bytes instanceof Uint8Array ? bytes : bytes.toJs() }),
  );
  await service.start();
}

async function hear(asked: Ask): Promise<void> {
  switch (asked.do) {
    case "start":
      try {
        await start(asked.kept);
        tell({ say: "ready" });
      } catch (problem) {
        tell({ say: "failed", problem: String(problem) });
      }
      break;
    case "ask": {
      const answer = await service?.ask(asked.method, asked.address, asked.body, asked.token ?? undefined);
      if (answer === undefined) return;
      const [status, text] = answer.toJs();
      answer.destroy();
      tell({ say: "answer", id: asked.id, status, text });
      break;
    }
    case "connect": {
      const { line } = asked;
      const made = service?.connect(
        asked.address,
        (text) => tell({ say: "told", line, text }),
        () => tell({ say: "closed", line }),
      );
      if (made !== undefined) lines.set(line, made);
      break;
    }
    case "send":
      lines.get(asked.line)?.send(asked.text);
      break;
    case "close":
      lines.get(asked.line)?.close();
      lines.delete(asked.line);
      break;
  }
}

self.onmessage = (event: MessageEvent<Ask>) => void hear(event.data);
