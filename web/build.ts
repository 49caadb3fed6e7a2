import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { site } from "../stacks/definitions.ts";

// Builds the site, then writes a file of complete HTML for each page that is the same for everybody.

const root = resolve(import.meta.dirname, "..");
const out = join(root, site.output);
const serverOut = join(root, ".cache/prerender");
const configFile = join(import.meta.dirname, "vite.config.ts");

type Page = { path: string; title: string; description: string };
type Prerender = { pages: Page[]; render(path: string): Promise<string> };
type Manifest = Record<string, { file: string }>;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const read = (file: string) => readFileSync(join(out, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(out, file), text);

const fonts = (manifest: Manifest) =>
  Object.values(manifest)
    .filter(({ file }) => file.endsWith(".woff2"))
    .map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`);

function head({ path, title, description }: Page, manifest: Manifest) {
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:url" content="${path}" />`,
    ...fonts(manifest),
  ].join("\n    ");
}

await build({ configFile, logLevel: "warn" });
await build({
  configFile,
  logLevel: "warn",
  build: {
    ssr: "src/prerender.tsx",
    outDir: serverOut,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
});

const manifest = JSON.parse(read(".vite/manifest.json")) as Manifest;
const shell = read("index.html");
const { pages, render } = (await import(pathToFileURL(join(serverOut, "prerender.js")).href)) as Prerender;

const shellHead = ["<title>Wallflower</title>", ...fonts(manifest)].join("\n    ");
write("app.html", shell.replace("<!--head-->", shellHead).replace("<!--page-->", ""));
for (const page of pages) {
  const content = await render(page.path);
  const html = shell.replace("<!--head-->", head(page, manifest)).replace("<!--page-->", () => content);
  write(page.path === "/" ? "index.html" : `${page.path.slice(1)}.html`, html);
}
rmSync(join(out, ".vite"), { recursive: true });
console.log(`${pages.length} pages are ready in ${site.output}`);
