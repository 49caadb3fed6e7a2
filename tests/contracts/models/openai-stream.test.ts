import { expect, test } from "vitest";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { openAiModel } from "../../../functions/partners/models/openai.ts";
import { aDrawRequest, aPng } from "./contract.ts";
import { aProvider, type Behaviour } from "./stand-in.ts";

// OpenAI's image API when it answers bit by bit.

const headers = { "content-type": "text/event-stream; charset=utf-8" };
const event = (type: string, data: object, newline = "\n") =>
  `event: ${type}${newline}data: ${JSON.stringify({ type, ...data })}${newline}${newline}`;

const about = {
  created_at: 1,
  size: "1024x1536",
  quality: "medium",
  background: "auto",
  output_format: "png",
};
const png = (await aPng()).toString("base64");
const other = Buffer.from("\x89PNG and another", "latin1").toString("base64");
const partial = (b64_json = png, partial_image_index = 0) =>
  event("image_generation.partial_image", { ...about, b64_json, partial_image_index });
const completed = (b64_json = png) =>
  event("image_generation.completed", { ...about, b64_json, usage: { total_tokens: 9 } });
const stream = (...body: string[]): Behaviour => ({ status: 200, headers, body });

/** Patient, so that a busy machine is no silent server. */
async function draw(behaviour: Behaviour, { seen = true, timeoutMs = 8_000 } = {}) {
  const { url, behave, received, close } = await aProvider();
  behave(behaviour);
  const model = openAiModel({ model: "gpt-image-2", apiKey: "secret-key", baseUrl: url, timeoutMs });
  const partials: string[] = [];
  const see = ({ bytes }: { bytes: Uint8Array }) => partials.push(Buffer.from(bytes).toString("base64"));
  const outcome: Outcome = await model.draw(aDrawRequest(), seen ? { see } : {});
  await close();
  return { outcome, partials, asked: received.map(({ body }) => body) };
}

const drawn = { outcome: "drawn", drawing: { contentType: "image/png" } };

test("it is asked for what there is meanwhile, and both are handed over in their order", async () => {
  const { outcome, partials, asked } = await draw(stream(partial(png, 0), partial(other, 1), completed(png)));
  expect(outcome).toMatchObject(drawn);
  expect(outcome.outcome === "drawn" && Buffer.from(outcome.drawing.bytes).toString("base64")).toBe(png);
  expect(partials).toEqual([png, other]);
  expect(asked).toMatchObject([{ stream: true, partial_images: 2 }]);
});

test("where nobody looks, as for a print, it is asked for the picture alone", async () => {
  const json = { status: 200, body: JSON.stringify({ data: [{ b64_json: png }] }) };
  const { outcome, asked } = await draw(json, { seen: false });
  expect(outcome).toMatchObject(drawn);
  expect(asked[0]).not.toHaveProperty("stream");
  expect(asked[0]).not.toHaveProperty("partial_images");
});

const bits = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];

test.each<[string, Behaviour]>([
  ["in bits of seven bytes", stream(...bits(partial() + completed(), 7))],
  ["all at once", stream(partial() + completed())],
  [
    "with Windows' ends of lines, comments and fields of no meaning",
    stream(": ping\r\n\r\nid: 1\r\nretry: 3000\r\n", partial().replaceAll("\n", "\r\n"), completed()),
  ],
  ["without a last empty line", stream(partial(), completed().trimEnd())],
  ["with the end of other streams", stream(partial(), completed(), "data: [DONE]\n\n")],
  [
    "with an event that is none in between",
    stream(partial(), 'data: {"type":\n\n', "data: 7\n\n", completed()),
  ],
  ["with an event that nobody knows", stream(partial(), event("image_generation.thought", {}), completed())],
  ["with a partial that is no picture", stream(partial("R0lG"), partial(), completed())],
  ["with a partial after its picture", stream(partial(), completed(), partial(other, 1))],
  [
    "and the line is cut after its picture",
    { status: 200, headers, body: [partial(), completed()], after: "reset" },
  ],
  [
    "and does not end after its picture",
    { status: 200, headers, body: [partial(), completed()], after: "hang" },
  ],
])("a stream %s is a picture and one look", async (_, behaviour) => {
  const { outcome, partials } = await draw(behaviour);
  expect(outcome).toMatchObject(drawn);
  expect(partials).toEqual([png]);
});

test.each<[string, Behaviour]>([
  ["a picture that was quicker than any look", stream(completed())],
  [
    "a server that does not stream, and answers as ever",
    { status: 200, body: JSON.stringify({ data: [{ b64_json: png }] }) },
  ],
])("%s is drawn", async (_, behaviour) => {
  const { outcome, partials, asked } = await draw(behaviour);
  expect(outcome).toMatchObject(drawn);
  expect([partials, asked.length]).toEqual([[], 1]);
});

const transient = { outcome: "failed", kind: "transient" };

test.each<[string, Behaviour, object]>([
  ["ends after a look", stream(partial()), transient],
  ["is cut after a look", { status: 200, headers, body: [partial()], after: "reset" }, transient],
  ["ends in the middle of its picture", stream(partial(), completed().slice(0, 90)), transient],
  ["holds nothing", stream(""), transient],
  ["has a picture that is none", stream(partial(), completed("R0lG")), transient],
  ["is a page of a gateway", stream("<html>\n\n</html>\n\n"), transient],
  [
    "tells of a fault",
    stream(partial(), event("error", { error: { code: "server_error", message: "a lighthouse" } })),
    transient,
  ],
  [
    "tells of its moderation",
    stream(partial(), event("error", { error: { code: "moderation_blocked" } })),
    { outcome: "blocked" },
  ],
  [
    "tells that no money is left, in other words",
    stream('data: {"error":{"message":"no","type":"x","code":"insufficient_quota"}}\n\n'),
    { outcome: "failed", kind: "configuration" },
  ],
])("a stream that %s is an outcome", async (_, behaviour, expected) => {
  const { outcome } = await draw(behaviour);
  expect(outcome).toMatchObject(expected);
  expect(JSON.stringify(outcome)).not.toMatch(/lighthouse|secret-key/);
});

test("a stream that falls silent after a look is given up", async () => {
  const silent: Behaviour = { status: 200, headers, body: [partial()], after: "hang" };
  expect((await draw(silent, { timeoutMs: 300 })).outcome).toMatchObject(transient);
});

const refusal = (status: number, error: object) => ({ status, body: JSON.stringify({ error }) });

test.each<[string, Behaviour]>([
  ["does not know the word", refusal(400, { code: "unknown_parameter", param: "partial_images" })],
  [
    "reads strictly",
    { status: 422, body: '{"detail":[{"loc":["body","stream"],"msg":"Extra inputs are not permitted"}]}' },
  ],
  [
    "streams to verified organisations only",
    refusal(403, { message: "must be verified to stream this model", param: "stream" }),
  ],
])("a server that %s is asked once more, for the picture alone", async (_, no) => {
  const json = { status: 200, body: JSON.stringify({ data: [{ b64_json: png }] }) };
  const { outcome, asked } = await draw(({ body }) => (body.stream ? no : json));
  expect(outcome).toMatchObject(drawn);
  expect(asked.map((body) => body.stream)).toEqual([true, undefined]);
});

test("a picture that begins with another is looked at as well, in the words that its call has", async () => {
  const { url, behave, received, close } = await aProvider();
  const asEdit = (text: string) => text.replaceAll("image_generation.", "image_edit.");
  behave(({ text }) =>
    text.includes('name="stream"')
      ? refusal(400, { param: "stream" })
      : stream(asEdit(partial() + completed())),
  );
  const model = openAiModel({ model: "gpt-image-2", apiKey: "secret-key", baseUrl: url, timeoutMs: 8_000 });
  const original = async () => ({
    drawing: { bytes: Buffer.from("a picture"), contentType: "image/png" },
    change: "another" as const,
  });
  const without = await model.draw(aDrawRequest(), { see: () => {}, original });
  behave(stream(asEdit(partial() + completed())));
  let looks = 0;
  const see = () => looks++;
  const withLooks = await model.draw(aDrawRequest(), { see, original });
  await close();
  expect([without.outcome, withLooks.outcome, looks]).toEqual(["drawn", "drawn", 1]);
  expect(received.map(({ path }) => path)).toEqual(Array(3).fill("/v1/images/edits"));
});

test("whoever refuses both says so, and what is refused for another reason is not asked for again", async () => {
  const both = await draw(refusal(400, { code: null, param: "stream" }));
  expect(both.outcome).toMatchObject({ outcome: "failed", kind: "configuration" });
  expect(both.asked).toHaveLength(2);
  const key = await draw(refusal(401, { code: "invalid_api_key" }));
  expect([key.outcome.outcome, key.asked.length]).toEqual(["failed", 1]);
  const gateway = await draw({ status: 502, body: "upstream connect error" });
  expect([gateway.outcome.outcome, gateway.asked.length]).toEqual(["failed", 1]);
  const words = await draw(refusal(400, { code: "moderation_blocked", message: "a stream of blood" }));
  expect([words.outcome.outcome, words.asked.length]).toEqual(["blocked", 1]);
});
