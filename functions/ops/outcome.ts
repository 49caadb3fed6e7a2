import type { Shop } from "../composition.ts";
import { NotPossible } from "../core/orders/operators/deed.ts";
import { Conflict } from "../lib/table/table.ts";
import { AwsFailure } from "../partners/aws/failures.ts";
import { adviceOn, commandFor } from "./commands.ts";

/** Why a command did not do what was typed; undefined for a mistake of the shop's own. */
function reasonOf(failure: unknown): string | undefined {
  if (failure instanceof NotPossible) return failure.message;
  if (failure instanceof Conflict) return "Something changed at the same moment. Please look again.";
  // Its rights, its session, a name that was mistyped.
  if (failure instanceof AwsFailure) return `AWS refuses it: ${failure.name}. ${failure.message}`;
  return undefined;
}

/** What an operator typed, done; or what they have to know. */
export async function outcomeOf(shop: Shop, [name = "", ...words]: readonly string[], by: string) {
  const command = commandFor(name, words);
  if (!command) return { isDone: false, says: adviceOn(name) };
  try {
    return { isDone: true, says: await command.run(shop, words, by) };
  } catch (failure) {
    const says = reasonOf(failure);
    if (says === undefined) throw failure;
    return { isDone: false, says };
  }
}
