import { setImmediate as drained } from "node:timers/promises";
import { expect, test } from "vitest";
import { profiles } from "../../functions/core/accounts/items.ts";
import { parseImageId } from "../../functions/core/images/image-id.ts";
import { images } from "../../functions/core/images/items.ts";
import type { Engine } from "../../functions/lib/table/engine.ts";
import { memoryEngine } from "../support/memory-engine.ts";
import { aPictureRequest } from "../support/picture-requests.ts";
import { ada, anOpenShop } from "../support/visitor.ts";
import { type Dice, dice } from "./dice.ts";

// Somebody looks after their account in several tabs at once, and somebody else, who knows their address and an old
// password, is there at the same moment. Whatever comes before what: nobody else is let in, and the owner always is.

/** `SIMULATED_ACCOUNTS` and `SIMULATION_SEED` ask for more, or others. */
const ACCOUNTS = Number(process.env.SIMULATED_ACCOUNTS ?? 300);
const SEED = process.env.SIMULATION_SEED ?? "every run";

const PHASES = 4;
const AT_ONCE = 4;

/** Of all who wait for the table, chance lets one go on at a time: every order of events may come. */
function inAnyOrder({ pick }: Dice) {
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((go) => waiting.push(go));
  const kept = memoryEngine();
  const engine = Object.fromEntries(
    Object.entries(kept).map(([name, does]) => [
      name,
      async (...given: never[]) => {
        await turn();
        return (does as (...given: never[]) => unknown)(...given);
      },
    ]),
  ) as Engine;
  async function inTurns<Result>(tasks: Promise<Result>[]): Promise<Result[]> {
    let isOver = false;
    const over = Promise.all(tasks).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await drained();
      const next = waiting.length > 0 ? pick(waiting) : undefined;
      if (next) waiting.splice(waiting.indexOf(next), 1);
      next?.();
    }
    return over;
  }
  return { engine, inTurns };
}

const plain = {
  hash: async (password: string) => `plain ${password}`,
  matches: async (password: string, hash: string | undefined) => hash === `plain ${password}`,
  isOutdated: () => false,
};

const LEAKED = ada.password;
const STRANGERS = "a password of somebody else's";
const STRANGERS_NAME = "Eve";
const { email } = ada;

type Open = ReturnType<typeof anOpenShop>;
type Tab = ReturnType<Open["visitor"]>;

const VERIFIES = /emailToken=([\w-]+)/;
const RESETS = /reset-password\S*[?&]token=([\w-]+)/;

/** The token in the last mail of its kind, as its owner finds it. */
const tokenIn = ({ inbox }: Open, kind: RegExp) =>
  inbox.map(({ text }) => kind.exec(text)?.[1]).findLast((token) => token !== undefined);

/** Whose the address is: reads its mails, and chooses a new password each time. */
function anOwner(open: Open, { pick, chance }: Dice) {
  const tabs = Array.from({ length: 2 }, () => open.visitor());
  const typed = [LEAKED];
  /** The last that was taken; until one is, the old one opens the account. */
  let taken = LEAKED;
  const pictures: string[] = [];
  const known = () => (chance(0.8) ? taken : pick(typed));
  async function chooses(asks: (password: string) => Promise<{ status: number }>) {
    const password = `ada's own, number ${typed.length}`;
    typed.push(password);
    if ((await asks(password)).status === 200) taken = password;
  }
  const logsIn = (tab = pick(tabs)) => tab.post("/auth/login", { email, password: known() });
  async function asksForPictures(tab: Tab) {
    const { status, body } = await tab.post("/images/text-to-image", aPictureRequest);
    if (status === 200) pictures.push(...body.generatedImages.map(({ _id }: { _id: string }) => _id));
  }
  const ways: (() => Promise<unknown>)[] = [
    () => logsIn(),
    () => logsIn(),
    () => pick(tabs).post("/auth/register", { ...ada, password: "another that is typed later" }),
    () => pick(tabs).post("/auth/resend-verification", { email }),
    () => pick(tabs).post("/auth/forgot-password", { email }),
    () => pick(tabs).post("/auth/logout-everywhere"),
    () => pick(tabs).post("/auth/register-guest"),
    () => asksForPictures(pick(tabs)),
    // In two tabs of one browser.
    async () => {
      const tab = pick(tabs);
      await tab.post("/auth/register-guest");
      await Promise.all([asksForPictures(tab), logsIn(tab)]);
    },
    // Whoever had the mail sent, it is opened.
    () => pick(tabs).post("/auth/verify-email", { emailToken: tokenIn(open, VERIFIES) }),
    () => pick(tabs).post("/user/delete", { password: known() }),
    () =>
      chooses((password) =>
        pick(tabs).post("/auth/verify-email", { emailToken: tokenIn(open, VERIFIES), password }),
      ),
    () =>
      chooses((password) =>
        pick(tabs).post("/auth/reset-password", { token: tokenIn(open, RESETS), password }),
      ),
    () =>
      chooses((newPassword) =>
        pick(tabs).post("/auth/change-password", { currentPassword: known(), newPassword }),
      ),
  ];
  return { tabs, pictures, does: () => pick(ways)(), isSafe: () => taken !== LEAKED };
}

/** Knows the address and a password that it had once, and reads none of its mails. */
function aStranger(open: Open, { pick }: Dice) {
  const tabs = Array.from({ length: 2 }, () => open.visitor({ address: "203.0.113.7" }));
  const ways: (() => Promise<unknown>)[] = [
    () => pick(tabs).post("/auth/register", { ...ada, firstName: STRANGERS_NAME, password: STRANGERS }),
    () => pick(tabs).post("/auth/login", { email, password: LEAKED }),
    () => pick(tabs).post("/auth/login", { email, password: STRANGERS }),
    () => pick(tabs).post("/auth/forgot-password", { email }),
    () => pick(tabs).post("/auth/resend-verification", { email }),
    () => pick(tabs).post("/auth/register-guest"),
  ];
  return { tabs, does: () => pick(ways)() };
}

test("whatever comes before what, an account lets in its owner and nobody else", async () => {
  const phases = { safe: 0, inside: 0, pictures: 0 };
  for (let run = 0; run < ACCOUNTS; run++) {
    const seed = `${SEED}/${run}`;
    const luck = dice(seed);
    const { engine, inTurns } = inAnyOrder(luck);
    const open = anOpenShop({ kept: engine });
    Object.assign(open.shop, { passwords: plain, limited: false });
    const [owner, stranger] = [anOwner(open, luck), aStranger(open, luck)];
    const userIn = async (tab: Tab) => (await tab.get("/user")).body.user;
    const isIn = async (tab: Tab) => (await userIn(tab))?.email === email;
    async function enters(password: string) {
      const tab = open.visitor();
      await tab.post("/auth/login", { email, password });
      return isIn(tab);
    }
    await inTurns([open.aRegistered()]);
    const all = [...owner.tabs, ...stranger.tabs];
    await inTurns(all.map((tab) => tab.post("/auth/login", { email, password: LEAKED })));
    for (let phase = 0; phase < PHASES; phase++) {
      await inTurns(Array.from({ length: AT_ONCE }, () => (luck.chance(0.6) ? owner : stranger).does()));
      const names = (await inTurns(owner.tabs.map(userIn))).map((user) => user?.firstName);
      expect(names, `seed "${seed}", phase ${phase}: a stranger's name`).not.toContain(STRANGERS_NAME);
      const inside = await inTurns([...stranger.tabs.map(isIn), enters(LEAKED)]);
      if (inside.includes(true)) phases.inside++;
      if (owner.isSafe()) phases.safe++;
      const isTaken = (owner.isSafe() && inside.includes(true)) || (await inTurns([enters(STRANGERS)]))[0];
      expect(isTaken, `seed "${seed}", phase ${phase}: a stranger is in`).toBe(false);
    }
    const isLost = async (id: string) => {
      const name = parseImageId(id);
      const image = name && (await open.shop.table.get(images, name, { consistent: true }));
      return image !== undefined && !(await open.shop.table.get(profiles, image, { consistent: true }));
    };
    const lost = (await inTurns(owner.pictures.map(isLost))).filter(Boolean);
    expect(lost, `seed "${seed}": pictures of nobody`).toEqual([]);
    phases.pictures += owner.pictures.length;
    async function comesBack() {
      const tab = open.visitor();
      const password = "at last";
      await tab.post("/auth/forgot-password", { email });
      await tab.post("/auth/reset-password", { token: tokenIn(open, RESETS), password });
      if (await enters(password)) return true;
      await tab.post("/auth/register", { ...ada, password });
      await tab.post("/auth/verify-email", { emailToken: tokenIn(open, VERIFIES) });
      return enters(password);
    }
    expect(await inTurns([comesBack()]), `seed "${seed}": the owner does not get in`).toEqual([true]);
  }
  // Both were there often.
  expect(phases.safe).toBeGreaterThan(ACCOUNTS);
  expect(phases.inside).toBeGreaterThan(ACCOUNTS);
  expect(phases.pictures).toBeGreaterThan(ACCOUNTS);
});
