import { defineConfig } from "vite";
import { kitPage } from "../../stacks/definitions.ts";

/** The kit's own page is a site of its own, which only the local stage serves: no shopper loads a byte of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: `${kitPage.route}/`,
  publicDir: "../public",
  build: {
    outDir: `../../${kitPage.output}`,
    emptyOutDir: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
