import { API, API_ROUTE } from "../core/site/api-paths.ts";
import { addressHeader, originHeader } from "../core/site/edge-headers.ts";
import {
  applicationPaths,
  countedPaths,
  filePaths,
  homePaths,
  picturesPath,
  readyPaths,
  shellFile,
  sitemapFile,
  topFiles,
} from "./routes.ts";

/**
 * Those who fetch a page to show what a link leads to: they run no script, read the head that the API writes,
 * and are told what is not there: people are led home.
 * CUBOT is a maker of phones, with people behind them.
 */
const linkReaders = "(^|[^u])bot|facebook|whatsapp|preview";

/** All paths begin with a slash: it is written once, because bytes are dear here. */
const anyOf = (paths: readonly string[]) =>
  paths.map((path) => path.slice(1).replace(/[/.]/g, "\\$&")).join("|");
const exactly = (paths: readonly string[]) => `/^\\/(${anyOf(paths)})$/`;
const atOrBelow = (paths: readonly string[]) => `/^\\/(${anyOf(paths)})(\\/|$)/`;
/** What the build leaves beside its pages, which go by their own names alone: `/about.html` is no address. */
const aFile = (sitemap: boolean) =>
  `/^\\/((${anyOf(filePaths)})\\/|(${anyOf([...topFiles, ...(sitemap ? [sitemapFile] : [])])})$)/`;

/** The secret is ours to tell; by the two others SST tells answers apart that the edge keeps, and sets what it needs. */
const notFromViewers = [originHeader, "x-forwarded-host", "x-open-next-cache-key"];

/** A product that is not sold, also on its other pages; never, where there are no such screens. */
const uncounted = () =>
  countedPaths
    .map(
      ({ stem, ready }) =>
        `/^${stem.replaceAll("/", "\\/")}\\/(?!(\\w+\\/)?(${ready.join("|")})$)/.test(path)`,
    )
    .join(" || ") || "false";

/**
 * Runs inside `handler(event)` before the request is routed to the API, the bucket or the site. It stands in a
 * block of its own because SST's router declares names in the same function. Only the API hears a query: S3 would
 * take orders in it about its answer, which the edge then keeps for everybody. A picture whose signs are written in
 * another way, as only its tilde ever is, would be kept a second time, where nothing makes the edge forget it.
 */
export const viewerRequest = ({
  originSecret,
  sitemap = false,
}: {
  originSecret: string;
  sitemap?: boolean;
}) =>
  `
    {
      const req = event.request;
      const host = req.headers.host.value;
      if (host.startsWith("www.")) {
        let pairs = [];
        for (const name in req.querystring) {
          const values = req.querystring[name].multiValue || [req.querystring[name]];
          pairs = pairs.concat(values.map((one) => name + "=" + one.value));
        }
        const query = pairs.length ? "?" + pairs.join("&") : "";
        return {
          statusCode: 301,
          headers: { location: { value: "https://" + host.slice(4) + req.uri + query } },
        };
      }
      const path = req.uri.length > 1 && req.uri.endsWith("/") ? req.uri.slice(0, -1) : req.uri;
      const agent = req.headers["user-agent"];
      const isReader = agent && /${linkReaders}/i.test(agent.value);
      if (/^\\/image\\/./.test(path) && isReader)
        req.uri = "${API}/images" + path.slice(6) + "/preview";
      if (path === "/sitemap-pictures.xml") req.uri = "${API}" + path;
      ${notFromViewers.map((name) => `delete req.headers["${name}"];`).join(" ")}
      if (${atOrBelow([API_ROUTE])}.test(req.uri)) {
        req.headers["${originHeader}"] = { value: ${JSON.stringify(originSecret)} };
        req.headers["${addressHeader}"] = { value: event.viewer.ip };
      } else {
        req.querystring = {};
        if (req.uri.startsWith("${picturesPath}/")) {
          req.uri = req.uri.replace(/%7e/gi, "~");
          if (req.uri.includes("%")) return { statusCode: 404 };
        }
        if (${aFile(sitemap)}.test(req.uri)) {}
        else if (${exactly(homePaths)}.test(path)) req.uri = "/index.html";
        else if (${exactly(readyPaths)}.test(path)) req.uri = path + ".html";
        else if (isReader && (${uncounted()})) return { statusCode: 404 };
        else if (${atOrBelow(applicationPaths)}.test(path)) req.uri = "${shellFile}";
        else if (isReader) return { statusCode: 404 };
        else return { statusCode: 302, headers: { location: { value: "/" } } };
      }
    }
  `;
