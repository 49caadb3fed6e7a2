import { expect, test } from "vitest";
import { readChoice, rightsToDraw, rightsToEnlarge } from "../../../functions/partners/models/providers.ts";
import { cloudRows, modelsIn, type Wanted } from "../../../stacks/commands/preflight/cloud.ts";
import { printout, type Row } from "../../../stacks/commands/row.ts";
import { type AccountName, anAccount } from "./an-account.ts";

const wanted: Wanted = {
  stage: "production",
  region: "us-east-1",
  domain: "shop.example",
  identity: "shop.example",
  restoredTable: undefined,
  models: [
    { what: "image model", id: "stability.sd3-5-large-v1:0", region: "us-west-2" },
    { what: "upscaler", id: "stability.stable-fast-upscale-v1:0", region: "us-west-2" },
  ],
  lanes: { images: 2, orders: 2 },
  apiReserved: undefined,
  alarmEmail: "night@shop.example",
  budgetDollars: 200,
};

async function rowsOf(name: AccountName, over: Partial<Wanted> = {}) {
  const { account, asked, close } = await anAccount(name);
  const rows = await cloudRows(account, { ...wanted, ...over });
  await close();
  return { rows, asked };
}

const those = (rows: readonly Row[], state: Row["state"]) =>
  rows.filter((row) => row.state === state).map(({ what }) => what);

test("a fresh account lacks nearly everything, and is told how to get it", async () => {
  const { rows } = await rowsOf("fresh");
  expect(those(rows, "missing")).toEqual([
    "account",
    "image model",
    "upscaler",
    "model quota",
    "mail to strangers",
    "domain",
  ]);
  expect(those(rows, "look")).toEqual(["handlers at once", "CloudFront", "who is told"]);
  for (const { state, mend } of rows) expect(mend !== undefined).toBe(state !== "ready");
});

test("a half-ready account: what may not be read is to be looked at, and does not hide the rest", async () => {
  const { rows } = await rowsOf("half-ready");
  expect(those(rows, "missing")).toEqual([
    "image model",
    "upscaler",
    "mail to strangers",
    "mail identity",
    "domain",
  ]);
  expect(those(rows, "look")).toEqual(["table", "handlers at once", "model quota", "who is told"]);
  expect(rows.find(({ what }) => what === "model quota")?.says).toContain("AccessDeniedException");
  expect(rows.find(({ what }) => what === "image model")?.says).toContain("LEGACY");
});

test("what AWS refuses is told by its name and in all its words", async () => {
  const { rows } = await rowsOf("refused");
  const says = (about: string) => rows.find(({ what }) => what === about)?.says;
  expect(says("account")).toBe(
    "could not be asked (ExpiredToken: The security token included in the request is expired)",
  );
  expect(says("image model")).toBe(
    "could not be asked (AccessDeniedException: Access denied. This Model is marked by provider as Legacy.)",
  );
});

test("a ready account lacks nothing", async () => {
  const { rows } = await rowsOf("ready");
  expect(those(rows, "missing")).toEqual([]);
  expect(those(rows, "look")).toEqual([]);
  expect(printout(rows, "Ready to deploy.").split("\n").at(-1)).toBe("Ready to deploy.");
});

test("what is asked for is what the stage will be granted", () => {
  const choice = readChoice({});
  const resources = [...rightsToDraw(choice), ...rightsToEnlarge(choice)].flatMap((right) => right.resources);
  const found = modelsIn("image model", resources).map(({ id, region }) => `${id} ${region}`);
  expect(found).toEqual(wanted.models.map(({ id, region }) => `${id} ${region}`));
});

test.each<[string, Partial<Wanted>, string]>([
  ["of alarms", { alarmEmail: undefined }, "of alarms nobody"],
  ["of costs", { budgetDollars: undefined }, "night@shop.example of alarms, and nobody of costs"],
])("that nobody is told %s is to be looked at", async (_, over, says) => {
  const { rows } = await rowsOf("ready", over);
  expect(rows.filter(({ state }) => state === "look").map((row) => row.says)).toEqual([says]);
});

test.each<[says: string, state: Row["state"], AccountName, Partial<Wanted>]>([
  ["its own", "ready", "ready", {}],
  ["of-yesterday, and the settings name none", "missing", "restored", {}],
  ["of-yesterday", "ready", "restored", { restoredTable: "of-yesterday" }],
  ["of-today, in the place of of-yesterday", "look", "restored", { restoredTable: "of-today" }],
  ["of-today, in the place of its own", "look", "ready", { restoredTable: "of-today" }],
  ["its own", "ready", "restored", { stage: "staging" }],
  ["of-today", "ready", "fresh", { restoredTable: "of-today" }],
])("the stage's table is %s: %s", async (says, state, name, over) => {
  const { rows } = await rowsOf(name, over);
  expect(rows.find(({ what }) => what === "table")).toMatchObject({ says, state });
});

test.each<[string, Row["state"], AccountName, Partial<Wanted>]>([
  ["has confirmed", "ready", "ready", {}],
  ["has not opened the link yet", "missing", "unconfirmed", {}],
  ["has not opened it in time, or wants no more", "missing", "unheard", {}],
  ["is another than before", "look", "ready", { alarmEmail: "day@shop.example" }],
  ["is of a stage that does not stand yet", "look", "ready", { stage: "staging" }],
])("that %s is asked of SNS: %s", async (_, state, name, over) => {
  const { rows } = await rowsOf(name, over);
  const [row, ...more] = rows.filter(({ what }) => what === "who is told");
  expect([row?.state, more]).toEqual([state, []]);
  expect(row?.says).toContain(over.alarmEmail ?? "night@shop.example");
});

test("handlers are counted for one stage alone, and the others are named", async () => {
  const saysOf = async (name: AccountName) =>
    (await rowsOf(name)).rows.find(({ what }) => what === "handlers at once")?.says;
  expect(await saysOf("ready")).toBe("1000; this stage alone takes 2 + 2 + 2 for its queues");
  expect(await saysOf("unheard")).toBe(
    "1000; this stage alone takes 2 + 2 + 2 for its queues, and there are pull-12, staging",
  );
});

test("looking changes nothing: only questions are asked", async () => {
  const { asked } = await rowsOf("ready");
  expect([...new Set(asked.filter((one) => one.startsWith("POST")))].toSorted()).toEqual([
    "POST servicequotas /",
    "POST sts /",
  ]);
});

test.each<[string, AccountName, Partial<Wanted>]>([
  ["more lanes than a new account has handlers", "fresh", { lanes: { images: 4, orders: 5 } }],
  ["handlers for the API alone that the account cannot spare", "half-ready", { apiReserved: 5 }],
])("%s are found before the deploy", async (_, name, over) => {
  const { rows } = await rowsOf(name, over);
  expect(those(rows, "missing")).toContain("handlers at once");
});

test("more lanes than the model's quota carries are found before the deploy", async () => {
  const { rows } = await rowsOf("ready", { lanes: { images: 40, orders: 5 } });
  expect(those(rows, "missing")).toEqual(["model quota"]);
});

test("a stage that draws elsewhere and enlarges nothing asks nothing of Bedrock", async () => {
  const { rows, asked } = await rowsOf("fresh", { models: [] });
  expect(rows.map(({ what }) => what)).not.toContain("image model");
  expect(asked.join()).not.toContain("bedrock");
});
