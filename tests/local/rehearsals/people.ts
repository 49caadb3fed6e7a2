import { expect, test } from "vitest";
import { discardFiles } from "../../../functions/core/images/remove.ts";
import { cents } from "../../../functions/lib/money.ts";
import { dueWork } from "../../support/due.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { aTill } from "../../support/till.ts";
import { aStage, rehearse } from "../watched-stage.ts";
import { addresses } from "./addresses.ts";
import { lacks } from "./commands.ts";
import type { Logged } from "./runbook.ts";

test("OrdersTrouble: what was paid is not what was asked for", async () => {
  const kept = memoryEngine();
  const { aShopper, payments, work, logged, ops, shop, visitor } = aTill({ kept });
  shop.otherTable = () => kept;
  const { browser, order } = await aShopper();
  const ids: string[] = [];
  let wrong = true;
  await rehearse(await aStage(), "OrdersTrouble", {
    cause: async () => {
      const { orderId, pageId } = await order();
      ids.push(orderId);
      payments.pay(pageId, wrong ? { subtotal: cents(100) } : {});
      await browser.get(`/cart/checkout-session/${orderId}`);
      await work();
      return logged.splice(0);
    },
    looking: {
      attention: async () => expect(await ops("attention")).toContain(ids[0] ?? ""),
      explain: async () => expect(await ops("explain", ids[0] ?? "")).toContain("needs attention"),
      order: async () => expect(await ops("order", ids[0] ?? "")).toContain('"problems"'),
      // What was paid is looked at again: it has not become right.
      retry: async () => {
        await ops("retry", ids[0] ?? "");
        expect(await ops("orders")).toContain("needs attention");
      },
      // Of the same table: nothing is told that the order did not know.
      restore: async () => expect(await ops("restore", ids[0] ?? "", "ours")).toContain("It is as it was"),
      preflight: async () => expect(await lacks("ready")).toEqual([]),
    },
    mend: () => {
      wrong = false;
    },
    mended: {
      refund: async () => {
        for (const id of ids) await ops("refund", id);
        expect(await ops("orders")).not.toContain("needs attention");
      },
      // No card takes it: it was paid in another way.
      settle: async () => {
        const [orderId = ""] = ids;
        for (const refund of payments.refunded) {
          payments.settleRefund(refund.id, "failed");
          await visitor().post("/webhooks/stripe", { orderId }, { "stripe-signature": "signed" });
          await work();
        }
        expect(await ops("attention")).toContain("refund came back twice");
        await ops("settle", orderId);
        expect(await ops("attention")).not.toContain(orderId);
      },
    },
  });
});

test("BrowserTrouble and SlowScreens: what browsers tell", async () => {
  const stage = await aStage();
  const { visitor, logged } = aShopThatDraws();
  const address = addresses();
  const error = { route: "/", message: "x is undefined", at: "app.js:1:1" };
  const report = async (errors: object[], LCP: number, visits: number): Promise<Logged> => {
    for (let visit = 0; visit < visits; visit++)
      await visitor({ address: address() }).post("/report", { errors, vitals: [{ route: "/", LCP }] });
    return logged.splice(0);
  };
  stage.hear(await report(Array(5).fill(error), 1_000, 4));
  expect(stage.rings()).toEqual([]);
  stage.pass(60);
  let errors = [error];
  await rehearse(stage, "BrowserTrouble", {
    cause: () => report(errors, 1_000, 21),
    looking: { preflight: async () => expect(await lacks("ready")).toEqual([]) },
    mend: () => {
      errors = [];
    },
  });
  let LCP = 5_000;
  await rehearse(stage, "SlowScreens", {
    cause: () => report([], LCP, 4),
    mend: () => {
      LCP = 1_000;
    },
  });
});

test("ReportsTrouble: somebody thinks that a picture should not be seen", async () => {
  const { aShopper, visitor, logged, ops } = aTill();
  const ids: string[] = [];
  let happens = true;
  await rehearse(await aStage(), "ReportsTrouble", {
    cause: async () => {
      if (!happens) return [];
      const { image } = await aShopper();
      ids.push(image._id);
      await visitor().post(`/images/${image._id}/report`, { why: "hateful", words: "" });
      return logged.splice(0);
    },
    looking: { reports: async () => expect(await ops("reports")).toContain(ids[0]) },
    mend: () => {
      happens = false;
    },
    mended: {
      takedown: async () => expect(await ops("takedown", ids[0] ?? "")).toContain("It is gone."),
      dismiss: async () => {
        expect(await ops("dismiss", ids[1] ?? "")).toBe("It is off the list.");
        expect(await ops("reports")).toBe("Nothing was reported.");
      },
    },
  });
});

test("EdgeTrouble: CloudFront does not take the order to forget what was deleted, three times", async () => {
  const stage = await aStage();
  const { aShopper, shop, clock, logged } = aTill();
  const { clear } = shop.edgeCache;
  const sweeps = async (count: number): Promise<Logged> => {
    const { browser, image } = await aShopper();
    await browser.call("DELETE", `/images/${image._id}`);
    for (let sweep = 0; sweep < count; sweep++) {
      clock.advance({ hours: 1 });
      await discardFiles(shop, await dueWork(shop.table, clock.now()));
    }
    return logged.splice(0);
  };
  shop.edgeCache = { clear: () => Promise.reject(new Error("AccessDenied")) };
  stage.hear(await sweeps(2));
  expect(stage.rings()).toEqual([]);
  stage.pass(60);
  await rehearse(stage, "EdgeTrouble", {
    cause: () => sweeps(3),
    mend: () => {
      shop.edgeCache = { clear };
    },
  });
});
