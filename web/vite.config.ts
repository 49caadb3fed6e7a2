import { join } from "node:path";
import prefresh from "@prefresh/vite";
import { defineConfig, type Plugin } from "vite";
import { site } from "../stacks/definitions.ts";
import { shortClass } from "./build/short-class.ts";

/**
 * Few files for the first view: every request has its price on a phone. What changes with our own words is kept
 * apart from what only changes with an upgrade, so that a returning visitor fetches little. What several screens share
 * goes together by what it is about, the first group that takes it: one that needs half of it fetches a kilobyte more, and
 * half the files.
 */
const groups = [
  { name: "platform", test: /node_modules\/(?:preact|react|react-dom|zustand)\// },
  { name: "queries", test: /node_modules\/@tanstack\// },
  // What is loaded when it is first needed stays out of the group.
  {
    name: "kit",
    test: /web\/src\/(?:kit\/(?!Carousel|Toasts)|dialogs\/|storage\/|accounts\/(?:session|guest)|cart\/contents|images\/(?:gone|picture-url|sizes)|shell\/(?:log-out|faults)|(?:api|store)\.ts)|functions\/core\/(?:site\/|images\/image-id)/,
  },
  { name: "rooms", test: /catalogue\/(?:RoomView|rooms|samples|usual)\b|artworks\// },
  {
    name: "answers",
    test: /shell\/(?:QueryProvider|query-client)|accounts\/HaveAccount|\/queries\.ts|images\/art\.ts|catalogue\/(?:cheapest|ForProduct|ProductDetail\.module)/,
  },
  { name: "delivery", test: /\/(?:delivery|today)\.ts/ },
  { name: "orders", test: /orders\/(?:Orders\.module|status)|cart\/(?:line|LinePicture)/ },
  { name: "cart", test: /cart\/(?:changing|CartLines|CartNotes|Totals|Cart\.module)|ZipField/ },
  { name: "posters", test: /images\/(?:OnPaper|ShareRoom|share|CopyButton|poster)/ },
  {
    name: "pictures",
    test: /images\/(?:Drawn|remix|Creations\.module|Chips|choice-name)|journeys\/(?:progress|questions)/,
  },
  { name: "gallery", test: /images\/(?:filter|version|use-looked-through)/ },
] as const;

/**
 * The oldest browsers that the site is made for: about three years of them. Older ones lack `<dialog>`, nesting in
 * style sheets or what the build leaves as it is.
 */
const engines = ["safari16.4", "firefox115", "chrome111"];

/** Descriptions stand in the heads of ready pages, which are written at build: no browser needs to load them. */
const withoutDescriptions: Plugin = {
  name: "without-descriptions",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  transform: {
    filter: { id: /core\/site\/addresses\.ts$/ },
    handler: (code) => code.replace(/\n\s*description:\s*"[^"]*",/g, ""),
  },
};

/** In the place of the helper that Vite puts around each `import()`. */
const fetchedFirst: Plugin = {
  name: "fetched-first",
  apply: "build",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () =>
      `export { fetched as __vitePreload } from "${join(import.meta.dirname, "src/kit/fetched.ts")}"`,
  },
};

/** While one works, what was changed is swapped in its place. */
const swapping = await prefresh();

/** The site, and the code that stands in its pages themselves. */
const inputs = {
  index: join(import.meta.dirname, "index.html"),
  wake: join(import.meta.dirname, "src/before/wake.ts"),
  ask: join(import.meta.dirname, "src/before/ask.ts"),
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [swapping, withoutDescriptions, fetchedFirst],
  oxc: { jsx: { runtime: "automatic" } },
  css: { modules: { generateScopedName: shortClass } },
  build: {
    outDir: `../${site.output}`,
    emptyOutDir: true,
    manifest: true,
    target: engines,
    // One small sheet for the whole site: a prerendered page is complete with it.
    cssCodeSplit: false,
    // Fonts and pictures stay files of their own: the policy of the edge allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(!isSsrBuild && { input: inputs }),
      // Libraries say "use client", which is for servers.
      checks: { moduleLevelDirective: false },
      output: { codeSplitting: { groups: [...groups] } },
    },
  },
}));
