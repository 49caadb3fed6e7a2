import { test } from "vitest";
import { expectNoHarm } from "./unharmed.ts";

test("and so they are with the other half of the orders", () => expectNoHarm(1));
