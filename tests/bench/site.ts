import { openStageProcess } from "../local/stage-process.ts";
import type { Row } from "./figures.ts";
import { firstView } from "./first-view.ts";
import { lighthouseMobile } from "./lighthouse.ts";

/** The site as `npm start` serves it. */
export async function site(): Promise<Row[]> {
  const stage = await openStageProcess({ DATA_DIR: ":memory:" });
  try {
    return [
      ...(await firstView(stage.url, [
        { path: "/", scriptKb: 90 },
        { path: "/products", scriptKb: 110 },
        { path: "/products/artpaper", scriptKb: 130 },
      ])),
      ...(await lighthouseMobile(stage.url, ["/", "/products", "/products/artpaper"], 95)),
    ];
  } finally {
    await stage.end("SIGINT");
  }
}
