import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";

// `npm run dev` shows the page with reloading; the service must run beside it: agricola serve --port 8000.
const service = "http://127.0.0.1:8000";

// The page, the terminals and the text mode say the same words.
const messages = new URL("../src/agricola/wording/messages", import.meta.url).pathname;

/** Message files without what is for their translators alone: comments and empty lines would be loaded by everybody. */
function leanMessages(): Plugin {
  return {
    name: "lean-messages",
    transform(code, id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = JSON.parse(code.replace("export default ", "")) as string;
      return `export default ${JSON.stringify(text.replace(/^(#.*)?\n/gm, ""))}`;
    },
  };
}

/** The names of all built files, for the worker that keeps the page for playing without a network. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/") || name.startsWith("offline/"));
      this.emitFile({ type: "asset", fileName: "files.json", source: JSON.stringify(names.map((name) => `/${name}`)) });
    },
  };
}

/** Modules with all that they need before they can run. */
function needed(from: readonly string[], { getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    waiting.push(...(getModuleInfo(one)?.importedIds ?? []));
  }
  return found;
}

/**
 * Few files, because the browser asks for each: what every screen needs, what the front door needs besides, what a table of
 * any width needs besides, and what of that is also needed where no table is seen. What comes later is left as it is.
 */
const together: Rollup.GetManualChunk = (id, meta) => {
  const all = [...meta.getModuleIds()];
  const index = needed(
    all.filter((one) => meta.getModuleInfo(one)?.isEntry === true),
    meta,
  );
  if (index.has(id)) return "index";
  const table = needed(
    all.filter((one) => one.endsWith("/pages/Room.svelte")),
    meta,
  );
  const layouts = all
    .filter((one) => /\/table\/(Wide|Phone)Table\.svelte$/.test(one))
    .map((one) => needed([one], meta));
  const front = needed(
    all.filter((one) => one.endsWith("/pages/Start.svelte")),
    meta,
  );
  if (front.has(id)) return [table, ...layouts].some((one) => one.has(id)) ? "index" : "Start";
  if (!table.has(id) && !layouts.every((one) => one.has(id))) return null;
  const elsewhere = [...index]
    .flatMap((one) => meta.getModuleInfo(one)?.dynamicallyImportedIds ?? [])
    .map((one) => needed([one], meta))
    .filter((one) => ![...one].some((part) => part.endsWith("/table/TableScreen.svelte")));
  return elsewhere.some((one) => one.has(id)) ? "shared" : "table";
};

export default defineConfig({
  plugins: [svelte(), leanMessages(), listFiles()],
  // What runs Python has a folder of its own: there the service allows it.
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "offline/worker-[hash].js" } } },
  resolve: { alias: { "@messages": messages } },
  build: {
    outDir: "../src/agricola/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The service forbids data addresses and inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Also for files without a dot in their name, such as licences.
    rollupOptions: { output: { assetFileNames: "assets/[name]-[hash][extname]", manualChunks: together } },
  },
  server: {
    fs: { allow: [".", messages] },
    proxy: { "/api": { target: service, ws: true }, "/health": service },
  },
});
