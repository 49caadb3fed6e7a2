import type { Clock } from "../../../lib/clock.ts";
import { Refusal } from "../../../lib/errors.ts";
import { normalEmail } from "../../../lib/fields.ts";
import type { NewId } from "../../../lib/ids.ts";
import type { Unread } from "../../../lib/table/entity.ts";
import type { Table } from "../../../lib/table/table.ts";
import type { Profile } from "../../accounts/account.ts";
import type { UserId } from "../../accounts/caller.ts";
import { logins, profiles } from "../../accounts/items.ts";
import { erase, exportAccount, exportOwned, forgetWholly } from "../../accounts/own-data.ts";
import type { Owner, Ownership } from "../../accounts/ownership.ts";
import { searchOrders } from "../finding.ts";
import { NotPossible } from "./deed.ts";

type Needs = { table: Table; clock: Clock; ownership: Ownership; newId: NewId };

/** Somebody with an account, if only a guest's; or an address alone. */
type Person = Owner & Partial<Pick<Profile, "userType" | "createdAt">> & { v?: number };

const hasAccount = (person: Person): person is Profile & { v: number } => person.userType !== undefined;

/** Whose address or whose order it is. What a guest's address subscribed to is theirs, as they write from there. */
async function everybody({ table, newId }: Needs, word: string): Promise<Person[]> {
  const email = word.includes("@") ? normalEmail(word) : undefined;
  const ids = new Set<string>();
  const login = email === undefined ? undefined : await table.get(logins, { email }, { consistent: true });
  if (login) ids.add(login.userId);
  const unread: Unread = ({ item }) => ids.add(String(item.data.userId));
  for (const { userId } of await searchOrders({ table, unread }, email ?? word)) ids.add(userId);
  const found = await Promise.all(
    [...ids].map((userId) => table.get(profiles, { userId: userId as UserId }, { consistent: true })),
  );
  const known = found.flatMap((profile) => profile ?? []);
  if (email === undefined) return known;
  // Under an id that is nobody's there is nothing but what stands under the address.
  if (known.length === 0) return [{ userId: newId() as UserId, email }];
  return known.map((profile) => (profile.userType === "guest" ? { ...profile, email } : profile));
}

/** How much there is of each kind, by its name. */
async function countsOf(needs: Needs, person: Person) {
  const things = Object.entries(await exportOwned(needs, person));
  return things.flatMap(([name, thing]): [string, number][] => {
    const count = Array.isArray(thing) ? thing.length : Number(Boolean(thing));
    return count > 0 ? [[name, count]] : [];
  });
}

/** Everybody who is meant, with what there is of them. */
export async function peopleBehind(needs: Needs, word: string) {
  const found = await everybody(needs, word);
  const people = await Promise.all(
    found.map(async (person) => ({ person, counts: await countsOf(needs, person) })),
  );
  const known = people.filter(({ person, counts }) => hasAccount(person) || counts.length > 0);
  if (known.length === 0) throw new NotPossible(`Nobody is known by ${word}.`);
  return known;
}

/** An order may have been paid with another's address: whoever writes from that one is not the account's owner. */
const isTheirs = (word: string, { userType, email }: Person) =>
  userType !== "registered" || email === normalEmail(word);

async function theOne(needs: Needs, word: string): Promise<Person> {
  const found = await peopleBehind(needs, word);
  const [one, ...others] = found.filter(({ person }) => isTheirs(word, person));
  if (!one)
    throw new NotPossible(
      `That is an account's, of ${found.map(({ person }) => person.email).join(" or ")}: it is named by that address, from which they write.`,
    );
  if (others.length > 0)
    throw new NotPossible(`${others.length + 1} people are known by ${word}: name one by an order.`);
  return one.person;
}

/** For who has no account and asks: as whoever has one exports it. */
export async function exportPerson(needs: Needs, word: string) {
  const person = await theOne(needs, word);
  return hasAccount(person) ? exportAccount(needs, person) : exportOwned(needs, person);
}

/** And forgets them as whoever has an account deletes it; answers what is kept, and why. */
export async function forgetPerson(needs: Needs, word: string): Promise<string[]> {
  const person = await theOne(needs, word);
  await (hasAccount(person) ? forgetWholly(needs, person) : erase(needs, person)).catch(
    (failure: unknown) => {
      throw failure instanceof Refusal ? new NotPossible(failure.message) : failure;
    },
  );
  return Object.entries(needs.ownership).flatMap(([name, { kept }]) =>
    kept === "nothing" ? [] : [`Kept of ${name}: ${kept}.`],
  );
}
