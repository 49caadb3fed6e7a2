import { Refusal } from "../../lib/errors.ts";
import { normalEmail } from "../../lib/fields.ts";
import type { NewId } from "../../lib/ids.ts";
import type { Log } from "../../lib/log.ts";
import type { Write } from "../../lib/table/engine.ts";
import { Conflict } from "../../lib/table/table.ts";
import { creating, replacing, unchanged } from "../../lib/table/writes.ts";
import type { Profile } from "./account.ts";
import type { Caller } from "./caller.ts";
import type { Google, GooglePerson } from "./google.ts";
import { googleLinks, type Login, logins, profiles } from "./items.ts";
import { countUse, countUseFrom, type Limiting } from "./limits.ts";
import { newAccount } from "./new-account.ts";
import { remember } from "./remembering.ts";
import { removeSessions } from "./sessions.ts";
import { type LettingIn, startSession } from "./start-session.ts";

type Needs = Limiting & LettingIn & { google: Google; log: Pick<Log, "info">; newId: NewId };

const refused = (sentence: string) => new Refusal("not_signed_in", sentence);

/** How a person gets in: to which account, what is written for it, and whether it was somebody else's until now. */
type Way = { profile: Profile; writes: Write[]; isNew: boolean };

/** The Google account is known: it opens what it has opened before, whatever its address is by now. */
async function knownWay({ table }: Needs, { subject }: GooglePerson): Promise<Way | undefined> {
  const link = await table.get(googleLinks, { subject }, { consistent: true });
  const profile = link && (await table.get(profiles, { userId: link.userId }, { consistent: true }));
  return profile && { profile, writes: [unchanged(googleLinks, link)], isNew: false };
}

/** The address has an account whose owner has proven it, and Google vouches that this is the same person. */
async function linkedWay({ table }: Needs, person: GooglePerson, login: Login): Promise<Way> {
  const profile = await table.get(profiles, { userId: login.userId }, { consistent: true });
  if (!profile) throw refused("This account no longer exists.");
  // Another of their tabs was quicker by a moment.
  if (profile.googleSubject === person.subject) return { profile, writes: [], isNew: false };
  // Addresses are given to other people, at work above all: a second owner does not get the first one's account.
  if (profile.googleSubject !== undefined)
    throw refused("This e-mail's account belongs to another Google account.");
  if (person.onceTheirs)
    throw refused("There is an account with this e-mail already. Please log in with its password.");
  const linked = { ...profile, googleSubject: person.subject };
  const link = { subject: person.subject, userId: profile.userId };
  return {
    profile: linked,
    writes: [creating(googleLinks, link), replacing(profiles, linked)],
    isNew: false,
  };
}

async function wayOf(needs: Needs, person: GooglePerson, caller: Caller | undefined): Promise<Way> {
  const known = await knownWay(needs, person);
  if (known) return known;
  if (!person.emailVerified) throw refused("Google has not verified your e-mail yet.");
  const email = normalEmail(person.email);
  const login = await needs.table.get(logins, { email }, { consistent: true });
  if (login) return linkedWay(needs, person, login);
  const { firstName, lastName, subject } = person;
  const newcomer = { email, firstName, lastName, googleSubject: subject };
  const { profile, writes } = await newAccount(needs, newcomer, caller);
  const link = creating(googleLinks, { subject, userId: profile.userId });
  return { profile, writes: [link, ...writes], isNew: true };
}

const TRIES = 3;

export async function signInWithGoogle(
  needs: Needs,
  accessToken: string,
  from: { caller: Caller | undefined; ipAddress: string },
) {
  await countUseFrom(needs, "googlePerAddress", from.ipAddress);
  const person = await needs.google.whoHolds(accessToken).catch((failure: unknown) => {
    needs.log.info("google.silent", { failure: String(failure) });
    throw new Refusal("try_again", "Google does not answer right now. Please try again in a moment.");
  });
  if (!person) throw refused("Google does not confirm this sign-in. Please try again.");
  for (let left = TRIES; ; left--) {
    const { profile, writes, isNew } = await wayOf(needs, person, from.caller);
    // Of the account that it opens: an address that Google only heard of is not yet theirs to use anything up.
    if (left === TRIES) await countUse(needs, "sessionsPerAccount", profile.email ?? profile.userId);
    try {
      const session = await startSession(needs, profile.userId, from.caller, ...writes);
      if (isNew) await removeSessions(needs, profile.userId, session.hash);
      const { email } = profile;
      if (email !== undefined) await remember(needs, { email, ipAddress: from.ipAddress });
      return { profile, session };
    } catch (failure) {
      // Two tabs signing in at once: the second finds what the first has made.
      if (!(failure instanceof Conflict)) throw failure;
      if (left <= 1) throw new Refusal("conflict", "Something changed at the same moment. Please try again.");
    }
  }
}
