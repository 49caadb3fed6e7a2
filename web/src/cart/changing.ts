import {
  addLine,
  MOST_COPIES,
  MOST_LINES,
  placeOf,
  sameLine,
  takeLine,
  setCopies as withCopies,
  withUnheard,
} from "../../../functions/core/cart/cart.ts";
import { ensureAccount } from "../accounts/guest.ts";
import { type Answer, call, isFinal, reasonOf } from "../api.ts";
import { type CartLine, nothing, type Store, useStore } from "../store.ts";
import { say, useCartNotes } from "./notes.ts";

type Change = (lines: readonly CartLine[]) => CartLine[];

const TRIES = 3;

/** As many as the shop remembers of those that it was made of. */
const MOST_WISHED = 8;

const APART = 1_000_000;
/** Higher than the one before, and hardly ever what another browser takes at the same time; no clock is asked. */
const after = (version: number) => version + 1 + Math.floor(Math.random() * APART);

const cartNow = () => useStore.getState().cart;
const setCart = (part: Partial<Store["cart"]>) =>
  useStore.setState(({ cart }) => ({ cart: { ...cart, ...part } }));

const { pendingRequestId, isLatestRequestPending, loading } = nothing.cart;
const settled = { pendingRequestId, isLatestRequestPending, loading };

const QUICK_MS = 700;
/** How many quantities were chosen just now. */
let walking = 0;

/** Whoever walks through the quantities by keyboard wants the last: but for the first, each waits for the next. */
function walked() {
  const isFirst = walking++ === 0;
  const over = new Promise<void>((resolve) => setTimeout(resolve, QUICK_MS)).then(() => {
    walking--;
  });
  return isFirst ? undefined : over;
}

/** Shown at once; only the answer to the latest change replaces what is shown. */
async function want(change: Change, at = -1, pause?: Promise<void>): Promise<void> {
  const { cartItems, latestVersion, wished } = cartNow();
  const requestId = crypto.randomUUID();
  const version = after(latestVersion);
  const items = change(cartItems);
  say({});
  setCart({
    cartItems: items,
    latestVersion: version,
    wished: [...wished, { version, items }].slice(-MOST_WISHED),
    pendingRequestId: requestId,
    isLatestRequestPending: true,
    loading: { [at]: true },
    unsaved: true,
    inVain: false,
  });
  await pause;
  if (cartNow().pendingRequestId === requestId) await save(requestId, TRIES);
}

/** A browser sends 64 KB for a page that is gone, and refuses more at once. */
const MOST_FOR_GONE = 20;

/** What it would cost to send is known of the cart before. */
const unkept: Partial<Store["cart"]> = { quotes: [], inVain: true };

/** It is said to nobody: what is shown has been made to the shop's cart, and is sent once more. */
class ChangedMeanwhile extends Error {}

/** Sends the cart as it is shown; whatever comes too late for the latest change is nobody's business. */
async function save(requestId: string, tries: number, failed = unkept): Promise<void> {
  const isLatest = () => cartNow().pendingRequestId === requestId;
  try {
    await ensureAccount();
    if (!isLatest()) return;
    const { cartItems: items, latestVersion: version, since } = cartNow();
    const answer = await call("PUT /cart", {
      body: { items, shippingAddress: { countryCode: "US" }, version, since },
      // Whoever closes the window has wanted it all the same.
      ...(items.length <= MOST_FOR_GONE && { keepalive: true }),
    });
    if (!isLatest()) return;
    if (answer.kept === false) {
      startFrom(answer);
      throw new ChangedMeanwhile();
    }
    const { items: cartItems, quotes } = answer.cart;
    const latestVersion = answer.version ?? version;
    const known = { latestVersion, since: latestVersion, held: cartItems, wished: [] };
    setCart({ ...settled, ...known, cartItems, quotes, unsaved: false });
  } catch (failure) {
    const { kind, status, message } = reasonOf(failure);
    const reason = kind === "REFUSED" && message;
    // With the session the cart is gone as well: at least it is said.
    if (status === 403 && reason) say({ reason });
    if (!isLatest()) return;
    // What was too much is so still a moment later.
    if (!isFinal(failure) && status !== 429 && tries > 1) return save(requestId, tries - 1, failed);
    if (cartNow().unsaved && reason) useCartNotes.setState({ reason });
    setCart({ ...settled, ...failed });
  }
}

/** Another browser was here, or an earlier change came through unheard: what that lacks is wanted of that cart. */
function startFrom({ cart: { items: held }, version: since, past = [] }: Answer<"PUT /cart">) {
  const { cartItems, latestVersion, held: before, wished } = cartNow();
  const heard = wished.findLast(({ version }) => [...past, since].includes(version));
  const items = rebased(held, heard?.items ?? before, cartItems);
  const version = after(Math.max(latestVersion, since));
  setCart({ cartItems: items, latestVersion: version, since, held, wished: [{ version, items }] });
}

const copiesOf = (lines: readonly CartLine[], line: CartLine) => lines[placeOf(lines, line)]?.copies ?? 0;

/** Whether the cart still holds these prints, and as many of each. */
export function isTheCart(lines: readonly CartLine[]) {
  const { cartItems } = cartNow();
  return (
    cartItems.length === lines.length && lines.every((line) => copiesOf(cartItems, line) === line.copies)
  );
}

/** What made one cart another, made to a third: a line that is new is added, of others as many are wanted as were. */
function rebased(lines: CartLine[], before: CartLine[], wanted: CartLine[]) {
  for (const line of [...before, ...wanted]) {
    const [was, copies] = [copiesOf(before, line), copiesOf(wanted, line)];
    if (was === copies) continue;
    const at = placeOf(lines, line);
    lines = was === 0 || at < 0 ? addLine(lines, { ...line, copies }) : withCopies(lines, at, copies);
  }
  return lines.filter(({ copies }) => copies > 0).slice(0, MOST_LINES);
}

/** Sends again what could not be kept, or asks anew what it costs to send. */
export const keepCart = () => want((lines) => [...lines]);

/** What is an estimate may be a price by now; where nobody can say, it is better than nothing. */
export async function priceAnew() {
  const { latestVersion, isLatestRequestPending, unsaved } = cartNow();
  if (isLatestRequestPending || unsaved) return;
  const requestId = crypto.randomUUID();
  setCart({ latestVersion: after(latestVersion), pendingRequestId: requestId });
  await save(requestId, TRIES, {});
}

/** Puts prints into the cart, as one change; one like it makes its copies more. */
export function addToCart(...added: CartLine[]) {
  const { cartItems } = cartNow();
  const change: Change = (lines) => added.reduce(addLine, [...lines]).slice(0, MOST_LINES);
  const [first] = added;
  const at = change(cartItems).findIndex((line) => first && sameLine(line, first));
  const done = want(change, at);
  const reason = limitOf(cartItems, added);
  if (reason) say({ reason });
  return done;
}

/** What of it would not fit. */
function limitOf(lines: readonly CartLine[], added: readonly CartLine[]): string | undefined {
  const tooMany = added.some((line) => {
    const twin = lines.find((other) => sameLine(other, line));
    return twin !== undefined && twin.copies + line.copies > MOST_COPIES;
  });
  if (tooMany) return `A cart holds ${MOST_COPIES} copies of a print at most.`;
  if (added.reduce(addLine, [...lines]).length > MOST_LINES)
    return `A cart holds ${MOST_LINES} different prints at most.`;
  return undefined;
}

/** None or fewer takes the line out. */
export function setCopies(line: CartLine, copies: number) {
  const at = placeOf(cartNow().cartItems, line);
  if (at < 0) return undefined;
  const change: Change = (lines) => withCopies(lines, placeOf(lines, line), copies);
  return want(change, at, copies > 0 ? walked() : undefined);
}

export function removeLine(line: CartLine) {
  const before = cartNow().cartItems;
  const done = setCopies(line, 0);
  // Pressed twice, it is gone the second time: the way back is that of the first.
  if (done) say({ removed: { before, name: line.name } });
  return done;
}

export const undoRemoval = () => {
  const { removed } = useCartNotes.getState();
  return removed ? want((lines) => withUnheard(removed.before, lines)) : undefined;
};

export const forgetSetAside = () => useStore.setState({ setAside: nothing.setAside });

export function putInSetAside() {
  const { setAside } = useStore.getState();
  forgetSetAside();
  return want((lines) => withUnheard(lines, setAside));
}

/** What was bought has left the cart; whatever was put into it since stays. */
export const takeOut = (bought: readonly CartLine[]) => want((lines) => bought.reduce(takeLine, [...lines]));
