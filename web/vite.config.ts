import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { site } from "../stacks/definitions.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: `../${site.output}`,
    emptyOutDir: true,
    manifest: true,
    // One small sheet for the whole site: a prerendered page is complete with it.
    cssCodeSplit: false,
    // Fonts and pictures stay files of their own: the policy of the edge allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
