import type { Clock } from "../../lib/clock.ts";
import { placesOf } from "../../lib/ip-address.ts";
import { type Limit, tryUse } from "../../lib/limit.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { cameFirst, ifReadable, type Table } from "../../lib/table/table.ts";
import { superseding } from "../../lib/table/writes.ts";
import type { Caller } from "../accounts/caller.ts";
import { writeTo } from "../accounts/still-there.ts";
import { mayBuy, outputOf } from "../images/image.ts";
import { parseImageId, publicId } from "../images/image-id.ts";
import { images } from "../images/items.ts";
import { type AskedLine, type CartLine, joinLines } from "./cart.ts";
import { carts, type KeptCart } from "./items.ts";
import { lineOf } from "./line.ts";
import { offersFor, shownOffers } from "./quoting.ts";

type Needs = { table: Table; clock: Clock } & Parameters<typeof tryUse>[0] & Parameters<typeof offersFor>[0];

/** The print house answers all shoppers together twenty times a minute: neither anybody nor a network takes all of that. */
const asking: Limit = { scope: "quotes", most: 10, withinSeconds: 60 };

/** A browser's clock may be ahead; by more than this it is not believed, or nobody could write after it. */
const AHEAD_MS = 5_000;

/** No version is later than the last moment that a date can tell: there is always room to name the one that was seen. */
const LAST_MOMENT = 8.64e15;

export type AskedCart = {
  ipAddress: string;
  items: readonly AskedLine[];
  /** The moment at which somebody wanted it so: the last one holds. */
  version?: number | undefined;
  /** The version that was changed: what somebody else wanted since is not overwritten. */
  since?: number | undefined;
};

/**
 * The cart that lies there, and these lines: of a picture that is deleted, or its owner's alone by now, the line stays
 * until it is taken out, and is not bought.
 */
async function readFor({ table }: Needs, { userId }: Caller, lines: CartLine[]) {
  const ids = lines.flatMap(({ relatedImage }) => parseImageId(relatedImage._id) ?? []);
  const [before, ...found] = await table.getAll(
    ifReadable(carts, { userId }),
    ...ids.map((id) => ifReadable(images, id)),
  );
  const buyable = new Set(
    found.flatMap((image) => (image && outputOf(image) && mayBuy(userId, image) ? publicId(image) : [])),
  );
  const isGone = ({ relatedImage }: CartLine) => !buyable.has(relatedImage._id);
  return {
    before,
    lines: lines.map((line) => (isGone(line) ? { ...line, unavailable: true as const } : line)),
  };
}

/** So many versions are remembered. */
const PAST = 8;

/** What a cart was made of, which is known where it says so. */
const pastOf = (before: Stored<KeptCart> | undefined, since: number | undefined) =>
  before && since !== undefined && before.v <= since
    ? { past: [...(before.past ?? []), before.v].slice(-PAST) }
    : {};

/** Puts a whole cart in the place of the one before; who comes late gets the one that holds, and whether it is theirs. */
export async function updateCart(
  needs: Needs,
  caller: Caller,
  { items, version, since, ipAddress }: AskedCart,
) {
  const { userId } = caller;
  const now = needs.clock.now().getTime();
  const wanted =
    since === undefined
      ? Math.min(version ?? now, now + AHEAD_MS)
      : Math.min(Math.max(version ?? now, since + 1), LAST_MOMENT);
  const asked = items.flatMap((item) => lineOf(needs.catalogue, item) ?? []);
  const { before, lines } = await readFor(needs, caller, joinLines([], asked));
  const mayAsk = async () => {
    for (const id of [userId, ...placesOf(ipAddress)]) if (!(await tryUse(needs, asking, id))) return false;
    return true;
  };
  const quotes = shownOffers(await offersFor(needs, lines, { whose: "cart", mayAsk }), needs.catalogue);
  const cart = { userId, items: lines, quotes, ...pastOf(before, since) };
  const isFirst = await cameFirst(writeTo(needs, caller, superseding(carts, cart, wanted, since)));
  const holding = isFirst ? undefined : await needs.table.get(carts, { userId }, { consistent: true });
  // A call whose answer was lost comes a second time: what it wanted holds already.
  return holding
    ? { ...holding, version: holding.v, kept: holding.v === wanted }
    : { ...cart, version: wanted, kept: true };
}
