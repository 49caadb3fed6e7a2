import { Hono } from "hono";
import { expect, test } from "vitest";
import { prints } from "../../stacks/local/console/prints.ts";
import type { Sources } from "../../stacks/local/console/section.ts";
import { aTill } from "../support/till.ts";

async function open() {
  const till = aTill();
  const console = new Hono();
  const sources = { shop: till.shop, prodigi: { book: { all: () => [] } } };
  prints.open(console, sources as unknown as Sources, []);
  const waiting = async () => (await console.request("/_local/prints/waiting.json")).json();
  const press = async (orderId: string) => {
    const { status } = await console.request(`/_local/prints/waiting/${orderId}`, { method: "POST" });
    await till.work();
    return status;
  };
  return { ...till, console, waiting, press, shopper: await till.aShopper() };
}

test("what is paid and can still be changed is listed, and printed at once where nobody wants to wait", async () => {
  const { console, waiting, press, kept, shopper } = await open();
  const orderId = await shopper.buy();
  const { number } = await kept(orderId);
  expect(await waiting()).toMatchObject([{ orderId, number }]);
  const page = await (await console.request("/_local/prints")).text();
  expect(page).toContain(`action="/_local/prints/waiting/${orderId}"`);
  expect(page).not.toContain("will appear here");

  expect(await press(orderId)).toBe(200);
  expect((await kept(orderId)).state).toBe("in production");
  expect(await waiting()).toEqual([]);
  expect(await press(orderId)).toBe(409);
  expect(await press("nobody's")).toBe(409);
});

test("what goes to print at once is not waited for, and what is called off is not printed", async () => {
  const { waiting, press, kept, shopper } = await open();
  await shopper.buy({ method: "Express" });
  expect(await waiting()).toEqual([]);
  const orderId = await shopper.buy();
  await shopper.browser.post(`/orders/${orderId}/cancel`);
  expect(await press(orderId)).toBe(409);
  expect((await kept(orderId)).state).not.toBe("in production");
});
