import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // The class of a component's styles stands at every element: the shorter it is, the less is loaded.
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` },
};
