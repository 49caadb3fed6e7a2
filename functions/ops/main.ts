import { userInfo } from "node:os";
import { shop } from "../shop.ts";
import { outcomeOf } from "./outcome.ts";
import { printed } from "./printed.ts";

// Started by stacks/commands/ops.ts, which knows how to reach a stage.

/** Written down with what they do. */
const by = userInfo().username;
const { isDone, says } = await outcomeOf(shop, process.argv.slice(2), by);
(isDone ? console.log : console.error)(printed(says));
if (!isDone) process.exitCode = 1;
