import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readyPaths, shellFile, sitemapFile, topFiles } from "../../../functions/edge/routes.ts";
import { site } from "../../../stacks/definitions.ts";

/** The files a build of the site would leave, by name: the synthesis needs no more, and no build before it. */
export function layOutSite(folder: string) {
  const pages = ["/index.html", shellFile, ...readyPaths.map((page) => `${page}.html`)];
  for (const file of [...pages, ...topFiles, sitemapFile, "/assets/app-1a2b.js"]) {
    const target = path.join(folder, site.output, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file);
  }
  return folder;
}
