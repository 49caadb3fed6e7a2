import { Refusal } from "../../lib/errors.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { replacing, unchanged } from "../../lib/table/writes.ts";
import type { Caller } from "./caller.ts";
import { letIn } from "./letting-in.ts";
import { atMost, type Limiting, placeOf } from "./limits.ts";
import type { Ownership } from "./ownership.ts";
import type { Passwords } from "./passwords.ts";
import type { NewSecret } from "./secrets.ts";
import { type Login, logins, normalEmail, profiles } from "./words.ts";

type Needs = Limiting & {
  table: Table;
  newSecret: NewSecret;
  passwords: Passwords;
  ownership: Ownership;
};

/** Unknown address, wrong password and unverified account are one answer, and the same amount of work. */
const wrong = () => new Refusal("wrong_password", "The e-mail or the password is not right.");

/** Counted before the password is looked at, so that tries at the same time count as well. */
async function countTry(needs: Needs, email: string, place: string) {
  const uses = [
    await atMost(needs, "loginsPerAccountAndAddress", `${email}#${place}`),
    await atMost(needs, "loginsPerAddress", place),
  ];
  return async () => {
    await Promise.all(uses.map((use) => use.giveBack()));
  };
}

/** The session only begins if the password has not been changed since it was found right. */
async function renewHash({ passwords }: Needs, login: Stored<Login>, password: string) {
  if (!login.passwordHash || !passwords.isOutdated(login.passwordHash)) return unchanged(logins, login);
  return replacing(logins, { ...login, passwordHash: await passwords.hash(password) });
}

export async function logIn(
  needs: Needs,
  { email, password }: { email: string; password: string },
  from: { caller: Caller | undefined; address: string },
) {
  const address = normalEmail(email);
  const forgetTry = await countTry(needs, address, placeOf(from.address));
  const login = await needs.table.get(logins, { email: address }, { consistent: true });
  const matches = await needs.passwords.matches(password, login?.passwordHash);
  if (!login?.verified || !matches) throw wrong();
  const profile = await needs.table.get(profiles, { userId: login.userId }, { consistent: true });
  if (!profile) throw wrong();

  const held = await renewHash(needs, login, password);
  const { cookie } = await letIn(needs, profile.userId, from.caller, held).catch((failure: unknown) => {
    throw failure instanceof Conflict
      ? new Refusal("conflict", "Your account was changed at the same moment. Please try again.")
      : failure;
  });
  await forgetTry();
  return { profile, cookie };
}
