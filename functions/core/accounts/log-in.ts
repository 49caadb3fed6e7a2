import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import { within } from "../../lib/limit.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Passwords } from "./passwords.ts";
import type { NewSecret } from "./secrets.ts";
import { newSession } from "./sessions.ts";
import { logins, normalEmail, profiles } from "./words.ts";

type Needs = { table: Table; clock: Clock; newSecret: NewSecret; passwords: Passwords; limited: boolean };

const perAccountAndAddress = { scope: "login", most: 5, withinSeconds: 15 * 60 };

/** Unknown address, wrong password and unverified account are one answer, and the same amount of work. */
const wrong = () => new Refusal("wrong_password", "The e-mail or the password is not right.");

export async function logIn(
  needs: Needs,
  { email, password }: { email: string; password: string },
  from: { address: string },
) {
  const address = normalEmail(email);
  const attempt = await within(needs, perAccountAndAddress, `${address}#${from.address}`);
  const login = await needs.table.get(logins, { email: address }, { consistent: true });
  const matches = await needs.passwords.matches(password, login?.passwordHash);
  if (!login?.verified || !matches) throw wrong();
  const profile = await needs.table.get(profiles, { userId: login.userId }, { consistent: true });
  if (!profile) throw wrong();
  const session = newSession(needs, profile.userId);
  await needs.table.write(session.write);
  await attempt.giveBack();
  return { profile, cookie: session.cookie };
}
