import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` shows the page with reloading; the service must run beside it: agricola serve --port 8000.
const service = "http://127.0.0.1:8000";

// The page, the terminals and the text mode say the same words.
const messages = new URL("../src/agricola/wording/messages", import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@messages": messages } },
  build: {
    outDir: "../src/agricola/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The service forbids data addresses and inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Also for files without a dot in their name, such as licences.
    rollupOptions: { output: { assetFileNames: "assets/[name]-[hash][extname]" } },
  },
  server: {
    fs: { allow: [".", messages] },
    proxy: { "/api": { target: service, ws: true }, "/health": service },
  },
});
