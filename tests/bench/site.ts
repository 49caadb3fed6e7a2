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
export async function site(): Promise<Row[]> {
  const stage = await openStageProcess({ DATA_DIR: ":memory:" });
  try {
    return [
      ...(await firstView(stage.url, [
        { path: "/", scriptKb: 0 },
        { path: "/products", scriptKb: 0 },
        { path: "/products/artpaper", scriptKb: 0 },
        { path: "/journey/default-journey", scriptKb: 110 },
      ])),
      ...(await lighthouseMobile(stage.url, ["/", "/products", "/products/artpaper", "/about"], 95)),
      ...(await onAPhone(stage.url, ["/", "/products/artpaper", ...behindTheShell])),
      ...(await taps(stage.url, ["/", "/products", "/products/artpaper", ...pressed])),
    ];
  } finally {
    await stage.end("SIGINT");
  }
}
