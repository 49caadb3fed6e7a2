import { afterEach, beforeEach, expect, test } from "vitest";
import { queues, schedules } from "../../stacks/definitions.ts";
import { openConsole } from "../../stacks/local/console/console.ts";
import { Faults } from "../../stacks/local/faults.ts";
import type { LastBatch } from "../../stacks/local/lambda/event-source.ts";
import { type ScheduleRecord, schedule } from "../../stacks/local/lambda/schedules.ts";
import { orderBook } from "../../stacks/local/prodigi/orders.ts";
import type { PrintOrder } from "../../stacks/local/prodigi/words.ts";
import { openRecords, type Records } from "../../stacks/local/records.ts";
import type { Mail } from "../../stacks/local/ses/mails.ts";
import { type LocalSqs, startSqs } from "../../stacks/local/sqs/start.ts";
import { ledger } from "../../stacks/local/stripe/ledger.ts";
import { aTill } from "../support/till.ts";

let records: Records;
let sqs: LocalSqs;
let localConsole: ReturnType<typeof openConsole>;
const faults = { payments: new Faults(), prints: new Faults(), mail: new Faults(), google: new Faults() };
const book = () =>
  ledger(
    { sessions: records.collection("sessions"), refunds: records.collection("refunds") },
    { session: () => {}, event: () => {} },
  );
let ran: number;
let sweep: ReturnType<typeof schedule>;
let failures: number[];

beforeEach(async () => {
  records = openRecords(":memory:");
  sqs = await startSqs({ queues: Object.values(queues), visibility: () => 0 });
  ran = 0;
  failures = [];
  sweep = schedule(schedules.sweep, {
    records: records.collection<ScheduleRecord>("schedules"),
    load: async () => async () => {
      ran += 1;
    },
  });
  localConsole = openConsole({
    mails: records.collection<Mail>("mails"),
    sqs,
    lastBatches: records.collection<LastBatch>("batches"),
    schedules: [sweep],
    prodigi: { book: orderBook(records.collection<PrintOrder>("prints")) },
    shop: aTill().shop,
    stripe: { book: book(), fail: (times) => void failures.push(times) },
    watch: { ringing: () => ["OrdersTrouble"] },
    faults,
  });
});
afterEach(async () => {
  sweep.close();
  await sqs.close();
  records.close();
});

const html = async (path: string) => {
  const answer = await localConsole.request(path);
  expect(answer.status).toBe(200);
  return answer.text();
};
const press = (path: string, headers: Record<string, string> = {}) =>
  localConsole.request(path, { method: "POST", headers: { host: "localhost:3000", ...headers } });

const aMail = (over: Partial<Mail> = {}): Mail => ({
  id: "m1",
  sentAt: "2026-01-01T12:00:00.000Z",
  from: "Wallflower <hello@shop.example>",
  to: "ann@example.com",
  subject: "Verify <your> e-mail",
  text: "Follow http://localhost:3000/verify-email?emailToken=t0 please",
  html: "<p>Follow <a href='http://localhost:3000/verify-email?emailToken=t0'>this</a></p><script>alert(1)</script>",
  ...over,
});
const arrive = (mail: Mail) => records.collection<Mail>("mails").put(mail.id, mail);

test.each(["mail", "prints", "payments"])(
  "the empty section %s says what will appear there",
  async (name) => {
    expect(await html(`/_local/${name}`)).toMatch(/will appear here/);
  },
);

test("the overview leads to every section", async () => {
  const links = [...(await html("/_local")).matchAll(/href="(\/_local\/\w+)"/g)].map(
    ([, path]) => path ?? "",
  );
  const sections = new Set(links);
  expect(sections.size).toBe(8);
  // The kit is a site of its own, which the browser tests look at.
  expect(sections.delete("/_local/kit")).toBe(true);
  for (const path of sections) expect(await html(path)).toMatch(`href="${path}" aria-current="page"`);
});

test("the inbox lists what was sent, newest first, and speaks JSON", async () => {
  arrive(aMail());
  arrive(aMail({ id: "m2", subject: "Second" }));
  expect(await html("/_local/mail")).toMatch(/Second[\s\S]*Verify &lt;your&gt; e-mail/);
  const mails = await localConsole.request("/_local/mail.json");
  const { id, from, ...first } = aMail();
  expect(await mails.json()).toEqual([{ ...first, subject: "Second" }, first]);
});

test("a message can be read, its links followed, and its scripts cannot run", async () => {
  arrive(aMail());
  const page = await html("/_local/mail/m1");
  expect(page).toMatch('<a href="http://localhost:3000/verify-email?emailToken=t0">');
  expect(page).toMatch(/<iframe[^>]*src="\/_local\/mail\/m1\/html"[^>]*sandbox="(?![^"]*allow-scripts)/);
  const frame = await localConsole.request("/_local/mail/m1/html");
  expect(frame.headers.get("content-security-policy")).toMatch(
    /^sandbox (?!.*allow-scripts).*script-src 'none'/,
  );
  expect(await frame.text()).toMatch('<base target="_top">');
});

test("a message says whom a Reply goes to, where that is not the shop", async () => {
  arrive(aMail({ replyTo: "ada@example.com" }));
  expect(await html("/_local/mail/m1")).toContain("<dt>Reply to</dt><dd>ada@example.com</dd>");
  const [first] = await (await localConsole.request("/_local/mail.json")).json();
  expect(first.replyTo).toBe("ada@example.com");
  arrive(aMail());
  expect(await html("/_local/mail/m1")).not.toContain("Reply to");
});

test("a message that nobody sent is not found", async () => {
  expect((await localConsole.request("/_local/mail/none")).status).toBe(404);
});

test("no orders are at the print house yet", async () => {
  expect(await (await localConsole.request("/_local/prints.json")).json()).toEqual([]);
});

const send = async (path: string, fields: Record<string, string> = {}) => {
  const answer = await localConsole.request(path, {
    method: "POST",
    headers: { host: "localhost:3000" },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, body: await answer.json() };
};

function aPayment() {
  const stripe = book();
  const form = { line_items: { "0": { quantity: "1", price_data: { unit_amount: "4200" } } } };
  const session = stripe.open(form);
  if (typeof session === "string") throw new Error(session);
  const details = { email: "a@example.com", name: "A", line1: "", line2: "", city: "", state: "", zip: "" };
  return stripe.pay(session, { ...details, shipping: "" });
}

test("a payment is refunded in parts, never for more than it was, and a pending refund may fail", async () => {
  const { id } = aPayment();
  const deed = (name: string, fields = {}) => send(`/_local/payments/${id}/${name}`, fields);
  const first = await deed("refund", { amount: "10.50", status: "pending" });
  expect(first.body.refunds).toMatchObject([{ amount: 1050, status: "pending" }]);
  expect((await deed("refund", { amount: "31.51" })).status).toBe(409);
  expect((await deed("refund")).body.refunds).toHaveLength(2);
  const refund = first.body.refunds[0].id;
  const settled = await deed("settle-refund", { refund, status: "failed" });
  expect(settled.body.refunds).toContainEqual(expect.objectContaining({ id: refund, status: "failed" }));
  expect(await html("/_local/payments")).toContain("$10.50 back: failed");
});

test("Stripe fails at what it is asked to make next, when somebody says so", async () => {
  aPayment();
  expect(await html("/_local/payments")).toContain("/_local/payments/fail");
  expect((await press("/_local/payments/fail")).status).toBe(303);
  expect(failures).toEqual([1]);
});

test("a payment is disputed and suspected, and what is not there is not", async () => {
  const { id } = aPayment();
  const deed = (name: string, fields = {}) => send(`/_local/payments/${id}/${name}`, fields);
  expect((await deed("dispute")).body).toMatchObject({ dispute: "needs_response" });
  expect((await deed("refund")).status).toBe(409);
  expect((await deed("dispute", { status: "won" })).body).toMatchObject({ dispute: "won" });
  expect((await deed("review")).body).toMatchObject({ underReview: true });
  expect((await deed("review", { open: "false" })).body).toMatchObject({ underReview: false });
  expect((await deed("settle")).status).toBe(409);
  for (const path of [`/_local/payments/${id}/toString`, "/_local/payments/cs_none/refund"])
    expect((await send(path)).status).toBe(404);
});

test("a partner is in trouble until it is well again, and only the shop notices", async () => {
  expect((await send("/_local/trouble/payments/key")).body).toMatchObject({ payments: "key", mail: "well" });
  const call = (path: string) => faults.payments.take({ method: "GET", path });
  expect(call("/pay/cs_1")).toBeUndefined();
  for (const _ of [1, 2, 3]) expect((await call("/v1/refunds")?.answer?.())?.status).toBe(401);
  expect(await html("/_local/trouble")).toContain("Does not know our key.");
  await send("/_local/trouble/payments/well");
  expect(call("/v1/refunds")).toBeUndefined();
  for (const path of ["/_local/trouble/payments/nonsense", "/_local/trouble/nobody/key"])
    expect((await send(path)).status).toBe(404);
});

test("a heartbeat is waiting in its queue, and shown", async () => {
  expect((await press("/_local/queues/ImageQueue/heartbeat")).status).toBe(303);
  expect(sqs.look("ImageQueue").ready).toHaveLength(1);
  expect(await html("/_local/queues")).toMatch("heartbeat&quot;,&quot;sentAt");
});

test("dead letters are shown, and tried again at the press of a button", async () => {
  await press("/_local/queues/ImageQueue/heartbeat");
  expect(sqs.redrive({ ...queues.images, resource: "ImageDeadLetters", deadLetters: "ImageQueue" })).toBe(1);
  expect(await html("/_local/queues")).toMatch("Try the ImageQueue dead letters again");
  await press("/_local/queues/ImageQueue/redrive");
  expect(sqs.look("ImageDeadLetters").ready).toEqual([]);
  expect(sqs.look("ImageQueue").ready).toHaveLength(1);
});

test("a schedule is run now, and says when it last was", async () => {
  expect(await html("/_local/schedules")).toMatch("never");
  await press("/_local/schedules/Sweep/run");
  expect(ran).toBe(1);
  expect(await html("/_local/schedules")).toMatch("succeeded");
});

test.each(["https://elsewhere.example", "null"])("a page of %s cannot press a button", async (origin) => {
  const answer = await press("/_local/schedules/Sweep/run", { origin });
  expect(answer.status).toBe(400);
  expect(ran).toBe(0);
});
