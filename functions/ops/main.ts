import { userInfo } from "node:os";
import { NotPossible } from "../core/orders/operators/deed.ts";
import { shop } from "../shop.ts";
import { commandFor, usage } from "./commands.ts";
import { printed } from "./printed.ts";

// Started by stacks/ops.ts, which knows how to reach a stage.

const [name = "", ...words] = process.argv.slice(2);
const command = commandFor(name, words);
/** Written down with what they do. */
const by = userInfo().username;

if (!command) {
  console.error(usage);
  process.exitCode = 1;
} else
  try {
    console.log(printed(await command.run(shop, words, by)));
  } catch (failure) {
    if (!(failure instanceof NotPossible)) throw failure;
    console.error(printed(failure.message));
    process.exitCode = 1;
  }
