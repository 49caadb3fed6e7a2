import { Refusal } from "../../lib/errors.ts";
import type { Write } from "../../lib/table/engine.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { unchanged } from "../../lib/table/writes.ts";
import type { Caller } from "./caller.ts";
import { profiles } from "./items.ts";
import { callerOf } from "./sessions.ts";

type Needs = { table: Table };

const onlyIfThere = ({ userId, v }: Caller): Write[] =>
  v === undefined ? [] : [unchanged(profiles, { userId, v })];

/** Whose account it is by now; undefined if nothing has happened to it since the request was let in. */
async function foundAgain({ table }: Needs, caller: Caller): Promise<Caller | undefined> {
  if (caller.v === undefined) return undefined;
  const profile = await table.get(profiles, caller, { consistent: true });
  if (!profile)
    throw new Refusal("invalid_credentials", "Your session is no longer valid. Please log in again.");
  return profile.v === caller.v ? undefined : callerOf(profile);
}

/**
 * Writes down what is to be somebody's, if they are still there: while others were asked, a guest may have become
 * somebody with an account, or have left, and nobody would ever find what is written to them. A conflict is one of
 * the rest.
 */
export async function writeTo(needs: Needs, caller: Caller, ...writes: Write[]): Promise<void> {
  try {
    await needs.table.write(...onlyIfThere(caller), ...writes);
  } catch (failure) {
    const now = failure instanceof Conflict ? await foundAgain(needs, caller) : undefined;
    if (!now) throw failure;
    await needs.table.write(...onlyIfThere(now), ...writes);
  }
}
