import type { Art } from "../store.ts";
import type { Asked } from "./asked.ts";
import type { Coming, Kept, Sizes } from "./told.ts";

// The empty shell knows by its address which screen comes: its code, and what it will ask the shop first, are fetched
// together with the platform instead of after it. This stands in the shell itself.

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
  place.setAttribute("role", "alert");
  place.style.cssText = "padding:20vh 1rem;text-align:center";
  add(place, "h1", "Something went wrong");
  add(place, "p", "The shop does not answer. Please check your connection and try again.");
  add(place, "button", "Try again").onclick = () => location.reload();
}

addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && excuse(), { capture: true });
setTimeout(excuse, SITE_PATIENCE_MS);

const { files, screens } = JSON.parse(document.getElementById("coming")?.textContent ?? "") as Coming;
const path = location.pathname;

type Somebody = Kept & { [P in "accessToken" | "user"]: NonNullable<Kept[P]> };

/** Whoever was here last; an odd storage is left to the site, which mends it. */
function somebody(): Somebody | undefined {
  try {
    const { state } = JSON.parse(localStorage.getItem("root") ?? "") as { state: Kept };
    return state.accessToken && state.user ? (state as Somebody) : undefined;
  } catch {
    return undefined;
  }
}

type Answered = { image?: Art; generatedImages?: Art[] };

/** The picture that is seen first comes meanwhile as well, in the file that its screen will choose. */
async function fetchPicture(answer: Promise<Response>, sizes: Sizes, isFirst: (art: Art) => unknown) {
  const { image, generatedImages = [] }: Answered = await (await answer).clone().json();
  const ready = generatedImages.filter(({ sources }) => sources?.[0]);
  const art = image ?? ready.find(isFirst) ?? ready[0];
  const [best] = art?.sources ?? [];
  const imageSrcset = best?.files.map(({ url, width }) => `${url} ${width}w`).join();
  const imageSizes = typeof sizes === "string" ? sizes : sizes[art?.aspectRatio ?? ""];
  const link = document.createElement("link");
  if (best && imageSrcset)
    document.head.append(
      Object.assign(link, { rel: "preload", as: "image", type: best.type, imageSrcset, imageSizes }),
    );
}

for (const [pattern, code, asks, sends, sizes, first] of screens) {
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
    const [, own = ""] = found;
    const url = asks.slice(1).replace(":", own);
    const method = sends ? "POST" : "GET";
    const body = sends ? JSON.stringify({ [sends]: own }) : undefined;
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    const headers: HeadersInit = who ? { authorization: `Bearer ${who.accessToken}` } : {};
    if (body) headers["content-type"] = "application/json";
    // Nobody shows no cookie: whoever has left is somebody to the shop until it knows.
    const credentials = who ? "include" : "omit";
    const answer = fetch(url, {
      method,
      body: body ?? null,
      credentials,
      headers,
      signal: controller.signal,
    });
    answer.catch(() => undefined);
    const isFirst = ({ _id, favorite }: Art) =>
      first === "chosen" ? _id === who?.currentArt?._id : first && favorite;
    if (sizes) fetchPicture(answer, sizes, isFirst).catch(() => undefined);
    setTimeout(giveUp, PATIENCE_MS);
    globalThis.asked = { method, url, body, userId: who?.user._id ?? null, answer, giveUp } satisfies Asked;
  }
  break;
}
