import { expect, test } from "vitest";
import { bedrockGuardrail } from "../../../functions/partners/bedrock.ts";
import { aBedrock } from "./a-bedrock.ts";
import type { Behaviour } from "./stand-in.ts";

async function ask(behaviour: Behaviour) {
  const { bedrock, behave, received, close } = await aBedrock("us-east-1");
  const said: string[] = [];
  const log = { info: () => {}, error: (event: string) => void said.push(event) };
  behave(behaviour);
  const opinion = await bedrockGuardrail({ id: "gr1", version: "DRAFT", log, bedrock }).opinionOf(
    "a famous mouse",
  );
  await close();
  return { opinion, said, received };
}

const answer = (action: string) => ({
  status: 200,
  body: JSON.stringify({ action, outputs: [], assessments: [], usage: {} }),
});

test("it is asked about the words as a shopper's, and its no is a no", async () => {
  const { opinion, received } = await ask(answer("GUARDRAIL_INTERVENED"));
  expect(opinion).toBe("refused");
  expect(received[0]?.path).toBe("/guardrail/gr1/version/DRAFT/apply");
  expect(received[0]?.body).toEqual({ source: "INPUT", content: [{ text: { text: "a famous mouse" } }] });
});

test("what it does not mind is fine", async () => {
  expect(await ask(answer("NONE"))).toMatchObject({ opinion: "fine", said: [] });
});

test("what fails once is asked again, and signed where the function runs", async () => {
  let calls = 0;
  const { opinion, said, received } = await ask(() =>
    ++calls === 1 ? { status: 503, body: "{}" } : answer("GUARDRAIL_INTERVENED"),
  );
  expect({ opinion, said }).toEqual({ opinion: "refused", said: [] });
  expect(received.map(({ headers }) => headers.authorization)).toEqual(
    Array(2).fill(expect.stringContaining("/us-east-1/bedrock/aws4_request")),
  );
});

test.each<[string, Behaviour]>([
  ["silent", "hang"],
  ["broken", { status: 500, body: "{}" }],
])("while it is %s it has no opinion, and the log says so", async (_, behaviour) => {
  expect(await ask(behaviour)).toMatchObject({ opinion: "none", said: ["guardrail.silent"] });
});
