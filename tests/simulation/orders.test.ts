import { test } from "vitest";
import { expectNoHarm } from "./unharmed.ts";

test("whatever is lost, doubled or killed, every cent and every print is where it belongs", () =>
  expectNoHarm(0));
