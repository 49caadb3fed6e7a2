import { Refusal } from "../../lib/errors.ts";
import type { NewId } from "../../lib/ids.ts";
import { networkOf } from "../../lib/ip-address.ts";
import type { Write } from "../../lib/table/engine.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { creating, replacing, unchanged } from "../../lib/table/writes.ts";
import { normalEmail, type Profile } from "./account.ts";
import type { Caller, UserId } from "./caller.ts";
import type { Google, GooglePerson } from "./google.ts";
import { googleLinks, type Login, logins, profiles } from "./items.ts";
import { atMost, type Limiting } from "./limits.ts";
import type { Ownership } from "./ownership.ts";
import type { NewSecret } from "./secrets.ts";
import { removeSessions } from "./sessions.ts";
import { startSession } from "./start-session.ts";

type Needs = Limiting & {
  table: Table;
  google: Google;
  newId: NewId;
  newSecret: NewSecret;
  ownership: Ownership;
};

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
  const linked = { ...profile, googleSubject: person.subject };
  const link = { subject: person.subject, userId: profile.userId };
  return {
    profile: linked,
    writes: [creating(googleLinks, link), replacing(profiles, linked)],
    isNew: false,
  };
}

/**
 * A new account, or the guest's own. Who merely registered the address before gets nothing of it: that may have been
 * anybody.
 */
async function newWay(
  needs: Needs,
  person: GooglePerson,
  unproven: (Login & { v: number }) | undefined,
  caller: Caller | undefined,
): Promise<Way> {
  const own =
    caller?.userType === "guest" ? await needs.table.get(profiles, caller, { consistent: true }) : undefined;
  const guest = own?.userType === "guest" ? own : undefined;
  const now = needs.clock.now().toISOString();
  const names = { email: normalEmail(person.email), firstName: person.firstName, lastName: person.lastName };
  const profile: Profile = {
    userId: guest?.userId ?? (needs.newId() as UserId),
    userType: "registered",
    locale: "en-US",
    createdAt: guest?.createdAt ?? now,
    endedBefore: now,
    googleSubject: person.subject,
    ...names,
  };
  const login: Login = {
    ...names,
    userId: profile.userId,
    verified: true,
    claim: needs.newId(),
    claimedAt: now,
  };
  const writes = [
    creating(googleLinks, { subject: person.subject, userId: profile.userId }),
    unproven ? replacing(logins, { ...login, v: unproven.v }) : creating(logins, login),
    guest ? replacing(profiles, { ...profile, v: guest.v }) : creating(profiles, profile),
  ];
  return { profile, writes, isNew: true };
}

async function wayOf(needs: Needs, person: GooglePerson, caller: Caller | undefined): Promise<Way> {
  const known = await knownWay(needs, person);
  if (known) return known;
  if (!person.emailVerified) throw refused("Google has not verified your e-mail yet.");
  const login = await needs.table.get(logins, { email: normalEmail(person.email) }, { consistent: true });
  return login?.verified ? linkedWay(needs, person, login) : newWay(needs, person, login, caller);
}

const TRIES = 3;

export async function signInWithGoogle(
  needs: Needs,
  accessToken: string,
  from: { caller: Caller | undefined; ipAddress: string },
) {
  await atMost(needs, "googlePerAddress", networkOf(from.ipAddress));
  const person = await needs.google.whoHolds(accessToken);
  if (!person) throw refused("Google does not confirm this sign-in. Please try again.");
  for (let left = TRIES; ; left--) {
    const { profile, writes, isNew } = await wayOf(needs, person, from.caller);
    // Of the account that it opens: an address that Google only heard of is not yet theirs to use anything up.
    if (left === TRIES) await atMost(needs, "sessionsPerAccount", profile.email ?? profile.userId);
    try {
      const session = await startSession(needs, profile.userId, from.caller, ...writes);
      if (isNew) await removeSessions(needs, profile.userId, session.hash);
      return { profile, session };
    } catch (failure) {
      // Two tabs signing in at once: the second finds what the first has made.
      if (!(failure instanceof Conflict)) throw failure;
      if (left <= 1) throw new Refusal("conflict", "Something changed at the same moment. Please try again.");
    }
  }
}
