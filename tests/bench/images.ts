import { setTimeout as after } from "node:timers/promises";
import { API } from "../../functions/core/site/api-paths.ts";
import { openStageProcess } from "../local/stage-process.ts";
import { aPictureRequest } from "../support/picture-requests.ts";
import { median, type Row } from "./figures.ts";

const ROUNDS = 5;
const CROWD = 8;
const LOOK_EVERY_MS = 25;

/** The stage as `npm start` opens it, with its queue, its workers and the embedded artist. */
export async function pictures(): Promise<Row[]> {
  const stage = await openStageProcess({ DATA_DIR: ":memory:", WALLFLOWER_LIMITS: "off" });
  try {
    await timedBatch(stage.url);
    const times: { first: number; fourth: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await timedBatch(stage.url));
    const started = performance.now();
    await Promise.all(Array.from({ length: CROWD }, () => timedBatch(stage.url)));
    const rate = (CROWD * 1000) / (performance.now() - started);
    const seconds = (which: "first" | "fourth") =>
      `${(median(times.map((time) => time[which])) / 1000).toFixed(2)} s`;
    return [
      { what: "from POST to the first picture, embedded artist", figure: seconds("first"), goal: "≤ 3 s" },
      { what: "from POST to the fourth", figure: seconds("fourth") },
      {
        what: `batches a second through queue and worker, ${CROWD} shoppers at once`,
        figure: `${rate.toFixed(2)}, so ${(rate * 4).toFixed(1)} pictures`,
      },
    ];
  } finally {
    await stage.end("SIGINT");
  }
}

/** One guest's four pictures, and after how many milliseconds the first and the last of them were there. */
async function timedBatch(url: string) {
  const call = async (path: string, body: object, token = "") => {
    const answer = await fetch(`${url}${API}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { accessToken } = await call("/auth/register-guest", {});
  const started = performance.now();
  const { generatedImages } = await call("/images/text-to-image", aPictureRequest, accessToken);
  const [{ relatedBatch }] = generatedImages;
  let first: number | undefined;
  for (;;) {
    const found = await call("/images/generated-images/search", { relatedBatch }, accessToken);
    const ready = found.generatedImages.filter(({ status }: { status: string }) => status === "ready").length;
    const ms = performance.now() - started;
    if (ready > 0) first ??= ms;
    if (ready === 4) return { first: first ?? ms, fourth: ms };
    await after(LOOK_EVERY_MS);
  }
}
