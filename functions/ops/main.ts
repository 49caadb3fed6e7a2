import { NotPossible } from "../core/orders/operating.ts";
import { shop } from "../shop.ts";
import { commands, usage } from "./commands.ts";

// Started by stacks/ops.ts, which knows how to reach a stage.

const [name = "", id = ""] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const wantsId = command?.help.includes(" ID ") ?? false;

if (!command || (wantsId && !id)) {
  console.error(usage);
  process.exitCode = 1;
} else
  try {
    console.log(await command.run(shop, id));
  } catch (failure) {
    if (!(failure instanceof NotPossible)) throw failure;
    console.error(failure.message);
    process.exitCode = 1;
  }
