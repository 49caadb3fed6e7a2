import { expect, test } from "vitest";
import { forgottenLinks } from "../../stacks/former-secret.ts";
import { synthesisOf } from "./stages.ts";

const secrets =
  (former: string | undefined, now: string | undefined) =>
  (name: string): string | undefined =>
    ({ ProdigiCallbackSecret: former, OrderLinkSecret: now })[name];

test.for([
  [undefined, "new", true],
  [undefined, undefined, true],
  ["old", "old", true],
  ["old", "new, old", true],
  ["older,old", "new,old,older", true],
  ["old", undefined, false],
  ["old", "new", false],
  ["older,old", "new,old", false],
  ["old", "older", false],
] as const)("links signed with %j open by %j: %s", ([former, now, open]) => {
  expect(forgottenLinks("staging", secrets(former, now)) === undefined).toBe(open);
});

test("a deploy that would keep mailed links from opening changes nothing, and says what to do", async () => {
  const failure = synthesisOf("preview", { SST_SECRET_ProdigiCallbackSecret: "what signed them" });
  await expect(failure).rejects.toThrow("npx sst secret remove ProdigiCallbackSecret --stage pull-12");
}, 180_000);
