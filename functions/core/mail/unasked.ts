import { DAY_SECONDS, HOUR_SECONDS } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import { networkOf, placesOf } from "../../lib/ip-address.ts";
import { type Counting, type Measure, tryUse } from "../../lib/limit.ts";
import type { Log } from "../../lib/log.ts";
import { MailboxClosed } from "./closed-mailboxes.ts";
import type { Email, Mailer } from "./mailer.ts";

type Needs = Counting & { accountLimits: { unaskedMails: Measure }; mailer: Mailer; log: Log };

/** Of all kinds together: nobody can have somebody's inbox flooded. */
const perMailbox = { scope: "mailbox", most: 5, withinSeconds: HOUR_SECONDS };
/** Whoever has not asked yet is not locked out by those who asked too often. */
const perMailboxAndNetwork = { scope: "mailbox-network", most: 1, withinSeconds: HOUR_SECONDS };
const perMailboxAtAll = { scope: "mailbox-day", most: 20, withinSeconds: DAY_SECONDS };
/** Nobody uses up the day of somebody else's mailbox: neither at one address, nor in all of one customer's network. */
const perMailboxAndPlace = { scope: "mailbox-place-day", most: 8, withinSeconds: DAY_SECONDS };
/** Beside the day: whatever strangers have asked for, an owner who is where they have been before gets their mail. */
const perMailboxOfFamiliar = { scope: "mailbox-familiar-day", most: 10, withinSeconds: DAY_SECONDS };
/**
 * Beside all of these: nobody keeps an owner away from their account by asking for mails. Whoever asks for this one, its
 * link comes to the owner, and is good until there is the next. Of the address as it is, as others of the mailbox open
 * nothing; an address without an account has none, or one mailbox could have any number.
 */
const perAccountToOpen = { scope: "mail-to-open-day", most: 1, withinSeconds: DAY_SECONDS };

/** To whoever wants no mail: the way back into their account, and no more of it than this. */
const perAccountThatWantsNone = { scope: "mail-unwanted-day", most: 1, withinSeconds: DAY_SECONDS };

/**
 * Where somebody is who asks for a mail, and whether the address's owner has come in from there before; where the mail
 * opens an account, whether there is one.
 */
type From = { ipAddress: string; isFamiliar: boolean; opens?: boolean };

/** Of the day: what is left is for owners who are where they have been before. */
const SHARE_OF_STRANGERS = 0.9;

/** Providers whose hosts are one, and what they overlook in a name. */
const spellings = [
  { hosts: ["gmail.com", "googlemail.com"], overlooked: "." },
  { hosts: ["proton.me", "protonmail.com", "pm.me"], overlooked: "._-" },
  { hosts: ["icloud.com", "me.com", "mac.com"], overlooked: "" },
];

/** One, however it is spelled and whatever is behind its plus. For counts alone: an account is as it was typed. */
function mailboxOf(email: string): string {
  const [name = "", host = ""] = email.replace(/\+[^@]*@/, "@").split("@");
  const known = spellings.find(({ hosts }) => hosts.includes(host));
  if (!known) return `${name}@${host}`;
  const read = Array.from(name).filter((sign) => !known.overlooked.includes(sign));
  return `${read.join("")}@${known.hosts[0]}`;
}

async function isOneOfFew(needs: Needs, email: string, { ipAddress, isFamiliar }: From): Promise<boolean> {
  const to = mailboxOf(email);
  const network = networkOf(ipAddress);
  const first = await tryUse(needs, perMailboxAndNetwork, `${to}#${network}`);
  if (first && isFamiliar && (await tryUse(needs, perMailboxOfFamiliar, to))) return true;
  const few = await tryUse(needs, perMailbox, to);
  if (!few && !first) return false;
  if (!(await tryUse(needs, perMailboxAndPlace, `${to}#${placesOf(ipAddress).at(-1)}`))) return false;
  return (await tryUse(needs, perMailboxAtAll, to)) !== undefined;
}

async function mayBeSent(needs: Needs, email: string, from: From): Promise<boolean> {
  if (await isOneOfFew(needs, email, from)) return true;
  // Counted for all alike.
  return (
    from.opens !== undefined && (await tryUse(needs, perAccountToOpen, email)) !== undefined && from.opens
  );
}

/** Whoever is everywhere, and writes to everybody, spends the day of the shop at most. */
async function isOfDay(needs: Needs, { isFamiliar }: From): Promise<boolean> {
  const { most: all, withinSeconds } = needs.accountLimits.unaskedMails;
  const most = Math.floor(all * (isFamiliar ? 1 : SHARE_OF_STRANGERS));
  const used = await tryUse(needs, { scope: "unaskedMails", most, withinSeconds }, "shop");
  if (!used) needs.log.error("mail.budget-spent", { most });
  return used !== undefined;
}

/** What could not be sent is in the log; that somebody's mailbox is closed is nobody's trouble. */
function noteFailure({ log }: Pick<Needs, "log">, failure: unknown) {
  // The text of a failure may name the address.
  const name = failure instanceof Error ? failure.name : "unknown";
  if (failure instanceof MailboxClosed) log.info("mail.withheld");
  else log.error("mail.failed", { failure: name });
}

/** A mail that must not fail what it tells of: the shop goes on, and the log says so. */
export async function sendOrLog(needs: Pick<Needs, "mailer" | "log">, email: Email) {
  await needs.mailer.send(email).catch((failure: unknown) => noteFailure(needs, failure));
}

const CLOSED =
  "We cannot send mail there: it came back to us. Please check the address, use another one, or write to us.";

/**
 * A mail that anybody can have sent to anybody. Who asks learns neither that it was not sent, as there were too many,
 * nor that it failed, nor that its owner wants none: all would tell something of somebody else. Only that none ever
 * arrives there is said, whether it has an account or not: nobody should wait for it.
 */
export async function sendUnasked(needs: Needs, email: Email, from: From) {
  if (!(await mayBeSent(needs, email.to, from)) || !(await isOfDay(needs, from))) return;
  await needs.mailer.send(email).catch(async (failure: unknown) => {
    const isUnwanted = failure instanceof MailboxClosed && failure.why === "unwanted";
    if (isUnwanted && from.opens && (await tryUse(needs, perAccountThatWantsNone, email.to)))
      return sendOrLog(needs, { ...email, owed: true });
    noteFailure(needs, failure);
    if (failure instanceof MailboxClosed && !isUnwanted)
      throw new Refusal("invalid_input", CLOSED, { fields: { email: CLOSED } });
  });
}
