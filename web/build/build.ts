import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { site } from "../../stacks/definitions.ts";
import { screens } from "../src/screens.ts";
import { headOf, robotsOf, shellHead, sitemapOf } from "./head.ts";
import { withPolicy } from "./policy.ts";
import { forStrangers, pages } from "./ready.ts";
import { chunksOf, foreseeing, type Manifest, sleeping } from "./scripts.ts";
import { unwelcomeIn } from "./unwelcome.ts";

// Builds the site, then writes a file of complete HTML for each page that is the same for everybody.

const root = resolve(import.meta.dirname, "../..");
const web = join(root, "web");
const out = join(root, site.output);
const serverOut = join(root, ".cache/prerender");
const configFile = join(web, "vite.config.ts");

type Prerender = typeof import("../src/prerender.tsx");

const read = (file: string) => readFileSync(join(out, file), "utf8");
function write(file: string, text: string) {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), file.endsWith(".html") ? withPolicy(text) : text);
}

/** A stage with a domain of its own names it to the build. */
const address = process.env.SITE_URL || undefined;

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
const { render } = (await import(pathToFileURL(join(serverOut, "prerender.js")).href)) as Prerender;

const fonts = Object.values(manifest).flatMap(({ file }) => (file.includes("-english-") ? [file] : []));
/** Code that stands in a page: a scope of its own. */
const inline = (source: string) => `(()=>{${read(manifest[source]?.file ?? "").trim()}})()`;
const given = {
  css: read(/href="\/(assets\/[^"]+\.css)"/.exec(shell)?.[1] ?? ""),
  wake: inline("src/before/wake.ts"),
};
const filled = (head: string, content: string) =>
  shell.replace("<!--head-->", () => head).replace("<!--page-->", () => content);

/** A screen is used, and not only read. */
const used = (html: string) =>
  html.replace(
    "<body>",
    '<body><noscript><p style="margin:1rem;text-align:center">This part of the shop needs JavaScript.</p></noscript>',
  );

const ask = inline("src/before/ask.ts");
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

write("app.html", foreseeing(used(filled(shellHead({ fonts }), "")), manifest, ask));
for (const page of pages) {
  const { content, answers } = await render(page.path, page.known);
  const html = filled(headOf(page, { address, fonts }), content);
  write(fileOf(page.path), sleeping(html, chunksOf(page.name, manifest), { ...given, answers }));
}
for (const { name, path, title, known, leadsTo } of forStrangers) {
  const place = leadsTo ?? path;
  const { content, answers } = await render(place, known);
  const html = used(filled(shellHead({ title, path: place, address, fonts }), content));
  const shown = screens[name].leadsTo ?? name;
  const more = { answers, forStrangers: { name, path, leadsTo, ask } };
  write(fileOf(path), sleeping(html, chunksOf(shown, manifest), { ...given, ...more }));
}
write("robots.txt", robotsOf(address));
if (address) write("sitemap.xml", sitemapOf(pages, address));
rmSync(join(out, ".vite"), { recursive: true });
const unwelcome = unwelcomeIn(join(out, "assets"));
if (unwelcome.length > 0) throw new Error(`the site needs too much of a browser:\n${unwelcome.join("\n")}`);
await build({ configFile: join(web, "kit-page/vite.config.ts"), logLevel: "warn" });
console.log(`${pages.length + forStrangers.length} pages are ready in ${site.output}`);
