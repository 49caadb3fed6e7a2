import { join } from "node:path";
import { api, buckets } from "../definitions.ts";
import { CONSOLE } from "./console/console.ts";
import { isAtOrBelow } from "./origin/origin.ts";
import type { OpenSite } from "./stage.ts";

const root = join(import.meta.dirname, "../../web");
const notOfTheSite = [api.route, buckets.pictures.route, CONSOLE];

/** The site from its sources, with hot reload: Vite takes every call that is not for the API or a picture. */
export const viteSite: OpenSite = async () => {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    // Bundling the configuration leaves and removes a file, which `node --watch` takes for a change.
    configLoader: "native",
    appType: "spa",
    server: { middlewareMode: true, host: "127.0.0.1" },
    logLevel: "warn",
  });
  return {
    site: async () => new Response("Not found", { status: 404 }),
    before: (request, response, next) => {
      const [path = "/"] = (request.url ?? "/").split("?", 1);
      if (notOfTheSite.some((route) => isAtOrBelow(path, route))) next();
      else vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
};
