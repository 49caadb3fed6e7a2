import { setTimeout as after } from "node:timers/promises";
import { createApp } from "../../functions/api/app.ts";
import { BASE } from "../../functions/api/operation.ts";
import type { UserId } from "../../functions/core/accounts/caller.ts";
import { images } from "../../functions/core/images/items.ts";
import { openTable } from "../../functions/lib/table/table.ts";
import { creating } from "../../functions/lib/table/writes.ts";
import { openStageProcess } from "../local/stage-process.ts";
import { aReadyImage } from "../simulation/order-parts.ts";
import { countingEngine } from "../support/counting-engine.ts";
import { aDynamo } from "../support/dynamodb.ts";
import { aPictureRequest } from "../support/picture-requests.ts";
import { aShop } from "../support/shop.ts";
import { aVisitor } from "../support/visitor.ts";
import { median, type Row } from "./figures.ts";

const ROUNDS = 5;
const CROWD = 8;
const LOOK_EVERY_MS = 25;

export const pictures = async (): Promise<Row[]> => [...(await fromPressToPicture()), ...(await galleries())];

/** The stage as `npm start` opens it, with its queue, its workers and the embedded artist. */
async function fromPressToPicture(): Promise<Row[]> {
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
    const answer = await fetch(`${url}${BASE}${path}`, {
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

/** The first page of a small and of a large gallery, from the same table. */
async function galleries(): Promise<Row[]> {
  const dynamo = await aDynamo({});
  try {
    const { shop } = aShop();
    const { engine, requests } = countingEngine(dynamo.engine);
    const app = createApp({ ...shop, table: openTable({ engine, clock: shop.clock }) });
    const rows = [];
    for (const pictures of [10, 10_000]) rows.push({ pictures, ...(await aGallery(pictures)) });
    return rows.map(({ pictures, calls, ms }) => ({
      what: `GET /user/generatedImages?limit=20 of ${pictures.toLocaleString("en-US")} pictures`,
      figure: `${calls} request to DynamoDB, ${ms.toFixed(1)} ms (local engine)`,
      goal: pictures === 10 ? "" : "as with 10",
    }));

    async function aGallery(pictures: number) {
      const visitor = aVisitor(app);
      const { body } = await visitor.post("/auth/register-guest");
      await fill(body.user._id, pictures);
      const times = [];
      let calls = 0;
      for (let round = 0; round < 30; round++) {
        const before = sum(requests);
        const started = performance.now();
        await visitor.get("/user/generatedImages?limit=20");
        times.push(performance.now() - started);
        calls = sum(requests) - before;
      }
      return { calls, ms: median(times) };
    }

    async function fill(userId: UserId, pictures: number) {
      const table = openTable({ engine: dynamo.engine, clock: shop.clock });
      const all = Array.from({ length: pictures }, (_, at) => ({
        ...aReadyImage(new Date(shop.clock.now().getTime() + at).toISOString()),
        batchId: `${userId}-${at}`,
        userId,
      }));
      for (let at = 0; at < all.length; at += 50)
        await table.write(...all.slice(at, at + 50).map((image) => creating(images, image)));
    }
  } finally {
    await dynamo.close();
  }
}

const sum = (requests: Record<string, number>) => Object.values(requests).reduce((all, one) => all + one, 0);
