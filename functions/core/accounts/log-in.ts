import { Refusal } from "../../lib/errors.ts";
import { normalEmail } from "../../lib/fields.ts";
import { networkOf } from "../../lib/ip-address.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { unlessLate } from "../../lib/table/table.ts";
import { replacing, unchanged } from "../../lib/table/writes.ts";
import type { Caller } from "./caller.ts";
import { knownOf, type Login, logins, profiles } from "./items.ts";
import { countUse, countUseFrom, type Limiting, tryUseOf } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import { remember } from "./remembering.ts";
import { type LettingIn, startSession } from "./start-session.ts";

type Needs = Limiting & LettingIn & { passwords: Passwords };

/** Unknown address and wrong password are one answer, and the same amount of work. */
const wrong = () => new Refusal("wrong_password", "The e-mail or the password is not right.");

/**
 * Said to whoever registered, whether the address has an account or not, and since when: the claim stays when somebody
 * else's mail is opened, or a stranger would see from its going that there is an account now.
 */
const unverified = () =>
  new Refusal(
    "unverified",
    "Please open the mail that we sent you first: it says how to go on. If you did that in another browser, log in with the password that you chose there.",
  );

/** Counted before the password is looked at, so that tries at the same time count as well. */
async function countTry(needs: Needs, email: string, ipAddress: string) {
  const counted = [
    await countUse(needs, "loginsPerAccountAndAddress", `${email}#${networkOf(ipAddress)}`),
    ...(await countUseFrom(needs, "loginsPerAddress", ipAddress)),
  ];
  const { use, refusal } = await tryUseOf(needs, "loginsOfStrangersPerAccount", email);
  const forget = async () => {
    await Promise.all([...counted, ...(use ? [use] : [])].map((one) => one.giveBack()));
  };
  return { forget, refusal };
}

/** The session only begins if the password has not been changed since it was found right. */
async function renewHash({ passwords }: Needs, login: Stored<Login>, password: string) {
  if (!login.passwordHash || !passwords.isOutdated(login.passwordHash)) return unchanged(logins, login);
  return replacing(logins, { ...login, passwordHash: await passwords.hash(password) });
}

export async function logIn(
  needs: Needs,
  { email: typed, password }: { email: string; password: string },
  from: { caller: Caller | undefined; ipAddress: string },
) {
  const email = normalEmail(typed);
  const [login, claim, familiar] = await needs.table.getAll(...knownOf(email, networkOf(from.ipAddress)));
  const tried = await countTry(needs, email, from.ipAddress);
  // Guesses from everywhere at once must not lock out the owner, who is where they have been before. To everybody else
  // there is nothing to open any more, and a wrong password is one answer and the same work, whoever has been here.
  const own = familiar || !tried.refusal ? login : undefined;
  if (!(await needs.passwords.matches(password, own?.passwordHash)) || !own) {
    const isClaim = await needs.passwords.matches(password, claim?.passwordHash);
    throw tried.refusal ?? (isClaim ? unverified() : wrong());
  }
  const profile = await needs.table.get(profiles, { userId: own.userId }, { consistent: true });
  if (!profile) throw wrong();

  await countUse(needs, "sessionsPerAccount", email);
  const held = await renewHash(needs, own, password);
  const session = await unlessLate(startSession(needs, profile.userId, from.caller, held));
  if (!session)
    throw new Refusal("conflict", "Your account was changed at the same moment. Please try again.");
  await tried.forget();
  await remember(needs, { email, ipAddress: from.ipAddress }, familiar);
  return { profile, session };
}
