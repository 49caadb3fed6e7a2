import type { Asked } from "./asked.ts";

/**
 * The empty shell knows by its address which screen comes: its code, and what it will ask the shop first, are fetched
 * together with the platform instead of after it. This stands in the shell itself.
 */
type Coming = {
  files: string[];
  screens: [pattern: string, code: number[], asks: string, sizes?: string][];
};

const PATIENCE_MS = 30_000;
/** What has not come by then does not come. */
const SITE_PATIENCE_MS = 120_000;

/** There is nobody else to say that the site itself does not come. */
function excuse() {
  const root = document.getElementById("root");
  if (!root || root.firstElementChild) return;
  const add = (parent: Element, name: string, textContent: string) =>
    parent.appendChild(Object.assign(document.createElement(name), { textContent }));
  const place = add(root, "div", "");
  Object.assign(place, { role: "alert" }).style.cssText = "padding:20vh 1rem;text-align:center";
  add(place, "h1", "Something went wrong");
  add(place, "p", "The shop does not answer. Please check your connection and try again.");
  add(place, "button", "Try again").onclick = () => location.reload();
}

addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && excuse(), { capture: true });
setTimeout(excuse, SITE_PATIENCE_MS);

const { files, screens } = JSON.parse(document.getElementById("coming")?.textContent ?? "") as Coming;
const path = location.pathname;

type Kept = { accessToken: string; user: { _id: string } };

/** Whoever was here last; an odd storage is left to the site, which mends it. */
function somebody(): Kept | undefined {
  try {
    const { state } = JSON.parse(localStorage.getItem("root") ?? "");
    return state.accessToken && state.user ? state : undefined;
  } catch {
    return undefined;
  }
}

type Answered = { image?: { sources?: { type: string; files: { url: string; width: number }[] }[] } };

/** The picture that a screen is about comes meanwhile as well, in the file that it will choose. */
async function fetchPicture(answer: Promise<Response>, imageSizes: string) {
  const { image }: Answered = await (await answer).clone().json();
  const [best] = image?.sources ?? [];
  const imageSrcset = best?.files.map(({ url, width }) => `${url} ${width}w`).join();
  const link = document.createElement("link");
  if (best && imageSrcset)
    document.head.append(
      Object.assign(link, { rel: "preload", as: "image", type: best.type, imageSrcset, imageSizes }),
    );
}

for (const [pattern, code, asks, sizes] of screens) {
  const found = new RegExp(pattern).exec(path);
  if (!found) continue;
  for (const index of code) {
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "modulepreload", href: files[index], crossOrigin: "anonymous" }),
    );
  }
  const who = somebody();
  if (asks.startsWith("+") || (asks && who)) {
    const url = asks.slice(1).replace(":", found[1] ?? "");
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    const headers: HeadersInit = who ? { authorization: `Bearer ${who.accessToken}` } : {};
    // Nobody shows no cookie: whoever has left is somebody to the shop until it knows.
    const credentials = who ? "include" : "omit";
    const answer = fetch(url, { credentials, headers, signal: controller.signal });
    answer.catch(() => undefined);
    if (sizes) fetchPicture(answer, sizes).catch(() => undefined);
    setTimeout(giveUp, PATIENCE_MS);
    globalThis.asked = { url, userId: who?.user._id ?? null, answer, giveUp } satisfies Asked;
  }
  break;
}
