import { DAY_SECONDS, HOUR_SECONDS } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import { fingerprint } from "../../lib/fingerprint.ts";
import { placesOf } from "../../lib/ip-address.ts";
import {
  type Counting,
  durationWords,
  giveBack,
  type Measures,
  measured,
  tryUse,
  type Use,
  use,
} from "../../lib/limit.ts";
import type { Log } from "../../lib/log.ts";
import type { Caller, UserId } from "../accounts/caller.ts";
import { addToDay, takeOfDay } from "./day.ts";
import { BATCH_SIZE } from "./image.ts";

const OF_AN_ACCOUNT = 20 * BATCH_SIZE;

/** In pictures where nothing else is said, because one that came to nothing is given back alone. */
const measures = {
  guestPictures: { most: 3 * BATCH_SIZE, withinSeconds: DAY_SECONDS },
  userPictures: { most: OF_AN_ACCOUNT, withinSeconds: DAY_SECONDS },
  /** Of all guests at one address; and of a network of 256 or of 65,536 such, as one customer of a provider may have. */
  addressPictures: { most: 10 * BATCH_SIZE, withinSeconds: DAY_SECONDS },
  network56Pictures: { most: 20 * BATCH_SIZE, withinSeconds: DAY_SECONDS },
  network48Pictures: { most: 40 * BATCH_SIZE, withinSeconds: DAY_SECONDS },
  /** The same of all accounts that no print was sent to: nobody who makes one after the other has everybody's day. */
  accountsAtAddress: { most: 4 * OF_AN_ACCOUNT, withinSeconds: DAY_SECONDS },
  accountsInNetwork56: { most: 6 * OF_AN_ACCOUNT, withinSeconds: DAY_SECONDS },
  accountsInNetwork48: { most: 8 * OF_AN_ACCOUNT, withinSeconds: DAY_SECONDS },
  /** Presses of the button, whatever comes of them: each may cost a question to the guardrail. */
  triesPerAccount: { most: 30, withinSeconds: HOUR_SECONDS },
  /** Of all guests there, as with pictures. */
  triesPerAddress: { most: 120, withinSeconds: HOUR_SECONDS },
  triesPerNetwork56: { most: 240, withinSeconds: HOUR_SECONDS },
  triesPerNetwork48: { most: 480, withinSeconds: HOUR_SECONDS },
  /** What the shop asks the guardrail in a day at most. */
  guardrailCalls: { most: 20_000, withinSeconds: DAY_SECONDS },
  /** Pictures that came to nothing, and were given back. */
  returnedPictures: { most: 2 * BATCH_SIZE, withinSeconds: DAY_SECONDS },
  /** What the shop spends in a day at most, however many come: calls of the model, none of which is given back. */
  modelCalls: { most: 500 * BATCH_SIZE, withinSeconds: DAY_SECONDS },
} as const;

type LimitName = keyof typeof measures;
export type ImageLimits = Measures<LimitName>;

export const imageLimits = (settings?: string): ImageLimits => measured(measures, settings);

export type Limiting = Counting & { log: Pick<Log, "error">; imageLimits: ImageLimits };

type Kind = "guest" | "registered" | "customer";

/** How much of the day's budget each may use up: what strangers took cannot be missing to those who have a print. */
const shares = { guest: 0.7, registered: 0.9, customer: 1 } satisfies Record<Kind, number>;
/** Up to here guests are asked for nothing; beyond it they have to work for their pictures. */
const QUIET = 0.5;

type Told = { most: number; until: string; guest: boolean; more: number };

/** How many, until when, and what to do. */
const madeThere = ({ most }: Told) => `Guests of your network have made today's ${most} pictures.`;
const madeByAccounts = ({ most }: Told) =>
  `Accounts of your network that have not had a print yet have made today's ${most} pictures.`;
const triedThere = ({ most }: Told) => `There were ${most} tries in an hour from your network.`;
const allMade = ({ guest }: Told) =>
  `All pictures that we can make ${guest ? "for guests " : ""}today are made.`;
const sentences = {
  guestPictures: ({ most }) => `These were today's ${most} pictures for a guest.`,
  userPictures: ({ most }) => `These were today's ${most} pictures.`,
  addressPictures: madeThere,
  network56Pictures: madeThere,
  network48Pictures: madeThere,
  accountsAtAddress: madeByAccounts,
  accountsInNetwork56: madeByAccounts,
  accountsInNetwork48: madeByAccounts,
  triesPerAccount: ({ most }) => `These were ${most} tries in an hour.`,
  triesPerAddress: triedThere,
  triesPerNetwork56: triedThere,
  triesPerNetwork48: triedThere,
  guardrailCalls: allMade,
  modelCalls: allMade,
} satisfies Record<Exclude<LimitName, "returnedPictures">, (told: Told) => string>;

const whatNext = ({ until, guest, more }: Told) =>
  `There is room for more in ${until}${guest ? `; sign up, and you can make ${more} a day` : ""}.`;

/** Of somebody or somewhere; or of the whole shop, where each kind of caller has its share. */
type Counted = { name: keyof typeof sentences; units: number } & ({ id: string } | { share: number });

async function count(
  needs: Limiting,
  { userId, userType }: Caller,
  { name, units, ...of }: Counted,
): Promise<Use> {
  const limit = { scope: name, ...needs.imageLimits[name] };
  try {
    if ("id" in of) return await use(needs, limit, of.id, units);
    return await takeOfDay(needs, limit, { ...of, who: userId, units });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const retryAfter = refusal.retryAfter ?? limit.withinSeconds;
    const most = "share" in of ? Math.floor(limit.most * of.share) : limit.most;
    if ("share" in of) needs.log.error("images.budget-spent", { most, userType });
    const told = {
      most,
      until: durationWords(retryAfter),
      guest: userType === "guest",
      more: needs.imageLimits.userPictures.most,
    };
    throw new Refusal("too_many_requests", `${sentences[name](told)} ${whatNext(told)}`, { retryAfter });
  }
}

/** An address, and the two networks around it. */
const places = {
  guestTries: ["triesPerAddress", "triesPerNetwork56", "triesPerNetwork48"],
  guestPictures: ["addressPictures", "network56Pictures", "network48Pictures"],
  userPictures: ["accountsAtAddress", "accountsInNetwork56", "accountsInNetwork48"],
} as const;

function ofNetworks(what: keyof typeof places, ipAddress: string, units: number) {
  const there = placesOf(ipAddress);
  return places[what].flatMap((name, n): Counted[] => {
    const place = there[n];
    // Kept with the pictures, so it must not tell where somebody was.
    return place === undefined ? [] : [{ name, id: fingerprint(place), units }];
  });
}

/** A press of the button, before anybody looks at what is asked for. */
export async function countTry(needs: Limiting, caller: Caller, ipAddress: string) {
  await count(needs, caller, { name: "triesPerAccount", id: caller.userId, units: 1 });
  if (caller.userType !== "guest") return;
  for (const counted of ofNetworks("guestTries", ipAddress, 1)) await count(needs, caller, counted);
}

const shareOf = ({ userType }: Caller, isCustomer: boolean) => shares[isCustomer ? "customer" : userType];

/** A question to the guardrail, just before it is asked: what is refused without one takes none from anybody. */
export const countQuestion = (needs: Limiting, caller: Caller, isCustomer: boolean) =>
  count(needs, caller, { name: "guardrailCalls", share: shareOf(caller, isCustomer), units: 1 });

type Asked = {
  caller: Caller;
  ipAddress: string;
  isCustomer: boolean;
  pictures: number;
  /** Asked of guests when the day is half spent; it refuses by throwing. */
  whenBusy(): Promise<void>;
};

/**
 * Takes so many pictures from everything that they count for; all of it, or a refusal and nothing. An address counts
 * guests and, more generously, accounts that have had no print yet: an office, a school or a mobile network may have
 * hundreds of them behind one.
 */
export async function takeQuota(
  needs: Limiting,
  { caller, ipAddress, isCustomer, pictures, whenBusy }: Asked,
) {
  const { userId, userType } = caller;
  const name = userType === "guest" ? "guestPictures" : "userPictures";
  const own: Counted[] = [
    { name, id: userId, units: pictures },
    ...(isCustomer ? [] : ofNetworks(name, ipAddress, pictures)),
  ];
  const share = shareOf(caller, isCustomer);
  const budget = needs.imageLimits.modelCalls.most;
  const uses: Use[] = [];
  const undo = async () => {
    await Promise.all(uses.map((one) => one.giveBack()));
  };
  try {
    for (const counted of [...own, { name: "modelCalls" as const, share, units: pictures }])
      uses.push(await count(needs, caller, counted));
    if (userType === "guest" && (uses.at(-1)?.counted ?? 0) > budget * QUIET) await whenBusy();
  } catch (refusal) {
    await undo();
    throw refusal;
  }
  // Given back for what a model was asked is the account's own alone: an address can have any number of accounts.
  return { counters: uses.slice(0, 1).flatMap(({ counter }) => counter ?? []), undo };
}

/** A further call for a picture that was counted once when it was asked for: another try, or its print. */
export const countCall = (needs: Limiting) =>
  addToDay(needs, { scope: "modelCalls", ...needs.imageLimits.modelCalls });

/** What came to nothing is its owner's again, but not without end: a model that says no has been asked all the same. */
export async function returnPicture(needs: Limiting, userId: UserId, counters: readonly string[]) {
  const limit = { scope: "returnedPictures", ...needs.imageLimits.returnedPictures };
  if (!(await tryUse(needs, limit, userId))) return;
  for (const counter of counters) await giveBack(needs.table, counter);
}
