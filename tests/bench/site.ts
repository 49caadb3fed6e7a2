import { openStageProcess } from "../local/stage-process.ts";
import type { Row } from "./figures.ts";
import { firstView } from "./first-view.ts";
import { lighthouseMobile } from "./lighthouse.ts";
import { onAPhone } from "./phone.ts";
import { taps } from "./taps.ts";

const behindTheShell = ["/journey", "/products/preview/artpaper", "/cart", "/orders"];

/** The journey, and what has to come alive by itself. */
const pressed = ["/journey/default-journey", "/products/preview/artpaper", "/cart"];

/** The site as `npm start` serves it. */
async function opened(look: (url: string) => Promise<Row[]>): Promise<Row[]> {
  const stage = await openStageProcess({ DATA_DIR: ":memory:" });
  try {
    return await look(stage.url);
  } finally {
    await stage.end("SIGINT");
  }
}

export const site = () =>
  opened(async (url) => [
    ...(await firstView(url, [
      { path: "/", scriptKb: 0 },
      { path: "/products", scriptKb: 0 },
      { path: "/products/artpaper", scriptKb: 0 },
      { path: "/journey/default-journey", scriptKb: 110 },
    ])),
    ...(await lighthouseMobile(url, ["/", "/products", "/products/artpaper", "/about"], 95)),
    ...(await onAPhone(url, ["/", "/products/artpaper", ...behindTheShell])),
  ]);

export const pressing = () =>
  opened((url) => taps(url, ["/", "/products", "/products/artpaper", ...pressed]));
