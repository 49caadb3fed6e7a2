import { createApp } from "../../functions/api/app.ts";
import type { UserId } from "../../functions/core/accounts/caller.ts";
import { profiles } from "../../functions/core/accounts/items.ts";
import { newSession } from "../../functions/core/accounts/sessions.ts";
import { ordersUnderWay } from "../../functions/core/orders/finding.ts";
import { openTable } from "../../functions/lib/table/table.ts";
import { creating } from "../../functions/lib/table/writes.ts";
import { databaseFile } from "../../stacks/local/dynamodb/engine.ts";
import { importAll } from "../fill/import.ts";
import { plentyOf } from "../fill/plenty.ts";
import { aFolder } from "../local/stage-process.ts";
import { countingEngine } from "../support/counting-engine.ts";
import { aDynamo } from "../support/dynamodb.ts";
import { aShop } from "../support/shop.ts";
import { aVisitor } from "../support/visitor.ts";
import { median, type Row } from "./figures.ts";

const SIZES = [10, 10_000, 1_000_000];
const PAGE = 10;
const ROUNDS = 30;
/** As somebody who has pressed "more" until nothing goes farther by counting. */
const PAGES = 10;

type Visitor = ReturnType<typeof aVisitor>;
type Look = (visitor: Visitor) => Promise<unknown>;

const page =
  (path: string): Look =>
  async (visitor) => {
    const { status } = await visitor.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };

const gallery = (limit: number, cursor = "") =>
  `/user/generatedImages?limit=${limit}${cursor && `&cursor=${cursor}`}`;

async function farther(visitor: Visitor): Promise<Look> {
  let cursor = "";
  for (let pages = 0; pages < PAGES; pages++) {
    const { body } = await visitor.get(gallery(80, cursor));
    if (!body.cursor) break;
    cursor = body.cursor;
  }
  return page(gallery(PAGE, cursor));
}

/** The lists of people who have little and very much, in one table on disk: requests to DynamoDB, time of a page. */
export async function growth(most = SIZES.at(-1) ?? 0): Promise<Row[]> {
  const folder = await aFolder();
  const { shop } = aShop();
  const sizes = SIZES.filter((size) => size <= most);
  const owners = sizes.map((pictures) => ({ pictures, userId: `owner-of-${pictures}` as UserId }));
  const until = shop.clock.now();
  function* everything() {
    for (const { pictures, userId } of owners)
      yield* plentyOf({ userId, pictures, orders: Math.max(PAGE, pictures / 10), until });
  }
  await importAll(everything(), databaseFile(folder.path));
  const dynamo = await aDynamo({ dataDir: folder.path });
  try {
    const { engine, requests } = countingEngine(dynamo.engine);
    const sum = () => Object.values(requests).reduce((all, one) => all + one, 0);
    const table = openTable({ engine, clock: shop.clock });
    const app = createApp({ ...shop, table });

    async function signedIn(userId: UserId): Promise<Visitor> {
      const visitor = aVisitor(app);
      const { hash, write } = newSession(shop, userId);
      const createdAt = until.toISOString();
      const profile = { userId, userType: "guest", locale: "en-US", createdAt } as const;
      await table.write(creating(profiles, profile), write);
      visitor.token = shop.tokens.sign({ userId, hash });
      return visitor;
    }
    const visitors = await Promise.all(owners.map(({ userId }) => signedIn(userId)));

    /** In turn, so that a machine that slows down slows them all. */
    async function measured(looks: readonly (() => Promise<unknown>)[]) {
      const times: number[][] = looks.map(() => []);
      const counts = looks.map(() => 0);
      for (let round = 0; round < ROUNDS; round++)
        for (const [at, look] of looks.entries()) {
          const [before, started] = [sum(), performance.now()];
          await look();
          times[at]?.push(performance.now() - started);
          counts[at] = sum() - before;
        }
      return times.map((all, at) => `${counts[at]} requests, ${median(all).toFixed(1)} ms`).join(" / ");
    }
    const lists: Record<string, (visitor: Visitor) => Look | Promise<Look>> = {
      "a page of the gallery": () => page(gallery(PAGE)),
      "a page of it, 800 pictures further back": farther,
      "a page of orders": () => page(`/orders?limit=${PAGE}&offset=0`),
      "what operators see under way": () => () => ordersUnderWay({ table }),
    };
    const rows: Row[] = [];
    for (const [what, opened] of Object.entries(lists)) {
      const looks: (() => Promise<unknown>)[] = [];
      for (const visitor of visitors) {
        const look = await opened(visitor);
        looks.push(() => look(visitor));
      }
      rows.push({
        what: `${what}, of ${sizes.map((size) => size.toLocaleString("en-US")).join(" / ")} pictures and a tenth as many orders`,
        figure: await measured(looks),
        goal: "the same for each",
      });
    }
    return rows;
  } finally {
    await dynamo.close();
    await folder.remove();
  }
}
