import fc from "fast-check";
import { expect, test } from "vitest";
import { commands } from "../../functions/ops/commands.ts";
import { printed } from "../../functions/ops/printed.ts";
import { aTill } from "../support/till.ts";

test("what a stranger said of a picture is one row, and moves nothing on an operator's screen", async () => {
  const till = aTill();
  const { image } = await till.aShopper();
  const words = "\u001b[2J\u009b31mugly\u202e\nid-9999  since never,\r1 times\u2028look";
  await till.visitor().post(`/images/${image._id}/report`, { why: "other", words });
  const rows = printed((await commands.reports?.run(till.shop, [], "grace")) ?? "").split("\n");
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain("\\u001b[2J\\u009b31mugly\\u202e id-9999 since never, 1 times look");
});

const signs = fc.constantFrom(...'aé山"\\\n\r\0\u001b\u007f\u009b\u200d\u202e\u2066\ufeff\u{e0041}');

test("nothing that a terminal obeys is printed, and what is printed as JSON says the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: signs }), (words) => {
      const shown = printed(JSON.stringify({ words }, null, 2));
      expect(shown.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(JSON.parse(shown)).toEqual({ words });
    }),
  );
});

test("rows and columns stay what they are", () => {
  expect(printed("ada@example.com\t2026\nZoë Łukasz 山田  –")).toBe(
    "ada@example.com\t2026\nZoë Łukasz 山田  –",
  );
});
