import { expect, test } from "vitest";
import { withPart } from "./keeping.ts";

const order = ["http", "orders", "site"];
const before = "# Figures\n\nWritten by the bench.\n\n## http\n\nold\n\n## site\n\nkept\n";

test("what a part came to takes the place of what it came to before", () => {
  expect(withPart(before, "http", order, "new")).toBe(before.replace("old", "new"));
});

test("a part that is measured for the first time comes where the bench has it", () => {
  expect(withPart(before, "orders", order, "first")).toBe(
    before.replace("\n## site", "\n## orders\n\nfirst\n\n## site"),
  );
});

test("a part that the bench has no more goes", () => {
  expect(withPart(before, "http", ["http"], "new")).toBe(
    "# Figures\n\nWritten by the bench.\n\n## http\n\nnew\n",
  );
});
