import { expect, test } from "vitest";
import { bedrockGuardrail } from "../../../functions/partners/bedrock-guardrail.ts";
import { aBedrock } from "./a-bedrock.ts";
import type { Behaviour } from "./stand-in.ts";

async function ask(behaviour: Behaviour) {
  const { client, behave, received, close } = await aBedrock("us-east-1");
  const said: string[] = [];
  const log = { info: () => {}, error: (event: string) => void said.push(event) };
  behave(behaviour);
  const allowed = await bedrockGuardrail({ id: "gr1", version: "DRAFT", log, client }).allows(
    "a famous mouse",
  );
  await close();
  return { allowed, said, received };
}

const answer = (action: string) => ({
  status: 200,
  body: JSON.stringify({ action, outputs: [], assessments: [], usage: {} }),
});

test("it is asked about the words as a shopper's, and its no is a no", async () => {
  const { allowed, received } = await ask(answer("GUARDRAIL_INTERVENED"));
  expect(allowed).toBe(false);
  expect(received[0]?.path).toBe("/guardrail/gr1/version/DRAFT/apply");
  expect(received[0]?.body).toEqual({ source: "INPUT", content: [{ text: { text: "a famous mouse" } }] });
});

test("what it does not mind is fine", async () => {
  expect(await ask(answer("NONE"))).toMatchObject({ allowed: true, said: [] });
});

test.each<[string, Behaviour]>([
  ["silent", "hang"],
  ["broken", { status: 500, body: "{}" }],
])("while it is %s nobody is kept from the shop, and the log says so", async (_, behaviour) => {
  expect(await ask(behaviour)).toMatchObject({ allowed: true, said: ["guardrail.silent"] });
});
