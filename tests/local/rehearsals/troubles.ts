import { expect, test } from "vitest";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { discardFiles } from "../../../functions/core/images/remove.ts";
import type { Fields } from "../../../functions/lib/log.ts";
import { cents } from "../../../functions/lib/money.ts";
import { bedrockGuardrail } from "../../../functions/partners/bedrock-guardrail.ts";
import { aBedrock } from "../../contracts/models/a-bedrock.ts";
import { aShopWhoseModel } from "../../support/counting-model.ts";
import { dueWork } from "../../support/due.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { aTill } from "../../support/till.ts";
import { aStage, closers, endsInSixHours, type Logged } from "../watched-stage.ts";

const failed = (kind: "configuration" | "transient"): Outcome => ({ outcome: "failed", kind, reason: "no" });

test("ModelTrouble: the model refuses the shop itself", async () => {
  const stage = await aStage();
  const { aGuest, drawUntilDone, logged } = aShopWhoseModel(failed("configuration"));
  await (await aGuest()).post("/images/text-to-image", aPictureRequest);
  await drawUntilDone();
  stage.hear(logged);
  endsInSixHours(stage, "ModelTrouble");
});

test("PicturesTrouble: nine pictures came to nothing after all their tries; eight are bearable", async () => {
  const stage = await aStage();
  const { aGuest, drawUntilDone, logged } = aShopWhoseModel(failed("transient"));
  const guest = await aGuest();
  for (let batch = 0; batch < 2; batch++) {
    await guest.post("/images/text-to-image", aPictureRequest);
    await drawUntilDone();
  }
  stage.hear(logged.splice(0));
  expect(stage.ringing()).toEqual([]);
  await guest.post("/images/text-to-image", aPictureRequest);
  await drawUntilDone();
  stage.hear(logged);
  endsInSixHours(stage, "PicturesTrouble");
});

test("PictureBudgetTrouble: the day's pictures are spent", async () => {
  const stage = await aStage();
  const { aGuest, shop, logged } = aShopThatDraws();
  shop.imageLimits = { ...shop.imageLimits, modelCalls: { ...shop.imageLimits.modelCalls, most: 4 } };
  for (const address of ["192.0.2.1", "198.51.100.1"]) {
    const guest = await aGuest({ address });
    await guest.post("/images/text-to-image", aPictureRequest);
  }
  stage.hear(logged);
  endsInSixHours(stage, "PictureBudgetTrouble");
});

test("GuardrailTrouble: six silences within a quarter of an hour; five are bearable", async () => {
  const stage = await aStage();
  const { client, behave, close } = await aBedrock("us-east-1");
  closers.push(close);
  const logged: Logged = [];
  const error = (event: string, fields?: Fields) => void logged.push({ level: "error", event, fields });
  const { opinionOf } = bedrockGuardrail({ id: "gr1", version: "1", log: { info: () => {}, error }, client });
  behave({ status: 500, body: "{}" });
  for (let wish = 0; wish < 5; wish++) await opinionOf("a fox");
  stage.hear(logged.splice(0));
  expect(stage.ringing()).toEqual([]);
  await opinionOf("a fox");
  stage.hear(logged);
  endsInSixHours(stage, "GuardrailTrouble");
});

test("MailTrouble: four mails are refused; three are bearable", async () => {
  const stage = await aStage();
  const { shop, visitor, logged } = aShopThatDraws();
  shop.mailer.send = () => Promise.reject(new Error("MessageRejected"));
  const forgets = (n: number) =>
    visitor({ address: `192.0.2.${n}` }).post("/newsletter/subscribe", { email: `reader${n}@example.com` });
  for (let n = 0; n < 3; n++) await forgets(n);
  stage.hear(logged.splice(0));
  expect(stage.ringing()).toEqual([]);
  await forgets(4);
  stage.hear(logged);
  endsInSixHours(stage, "MailTrouble");
});

test("OrdersTrouble: what was paid is not what was asked for", async () => {
  const stage = await aStage();
  const { aShopper, payments, work, logged } = aTill();
  const { browser, order } = await aShopper();
  const { orderId, pageId } = await order();
  payments.pay(pageId, { subtotal: cents(100) });
  await browser.get(`/cart/checkout-session/${orderId}`);
  await work();
  stage.hear(logged);
  endsInSixHours(stage, "OrdersTrouble");
});

test("BrowserTrouble and SlowScreens: what browsers tell", async () => {
  const stage = await aStage();
  const { visitor, logged } = aShopThatDraws();
  const error = { route: "/", message: "x is undefined", at: "app.js:1:1" };
  const report = (errors: object[], LCP: number) =>
    visitor().post("/report", { errors, vitals: [{ route: "/", LCP }] });
  for (let n = 0; n < 4; n++) await report(Array(5).fill(error), 1_000);
  stage.hear(logged.splice(0));
  expect(stage.ringing()).toEqual([]);
  await report([error], 1_000);
  stage.hear(logged.splice(0));
  endsInSixHours(stage, "BrowserTrouble");
  for (let n = 0; n < 3; n++) await report([], 5_000);
  stage.hear(logged);
  endsInSixHours(stage, "SlowScreens");
});

test("ReportsTrouble: somebody thinks that a picture should not be seen", async () => {
  const stage = await aStage();
  const { aShopper, visitor, logged } = aTill();
  const { image } = await aShopper();
  await visitor().post(`/images/${image._id}/report`, { why: "hateful", words: "" });
  stage.hear(logged);
  endsInSixHours(stage, "ReportsTrouble");
});

test("EdgeTrouble: CloudFront does not take the order to forget what was deleted, three times", async () => {
  const stage = await aStage();
  const { aShopper, shop, clock, logged } = aTill();
  const { browser, image } = await aShopper();
  shop.edgeCache.clear = () => Promise.reject(new Error("AccessDenied"));
  await browser.call("DELETE", `/images/${image._id}`);
  for (let sweep = 0; sweep < 3; sweep++) {
    stage.hear(logged.splice(0));
    expect(stage.ringing()).toEqual([]);
    clock.advance({ hours: 1 });
    await discardFiles(shop, await dueWork(shop.table, clock.now()));
  }
  stage.hear(logged);
  endsInSixHours(stage, "EdgeTrouble");
});
