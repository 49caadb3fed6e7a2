/** What the shell has asked for before the site was there (ask.ts). */
export type Asked = { url: string; userId: string | null; answer: Promise<Response>; giveUp(): void };

declare global {
  var asked: Asked | undefined;
}

/** That answer, if it is the one that is wanted, by the same person: it is for one taker. */
export function takeAsked(url: string, userId: string | null, signal: AbortSignal) {
  const { asked } = globalThis;
  if (asked?.url !== url || asked.userId !== userId) return undefined;
  globalThis.asked = undefined;
  signal.addEventListener("abort", () => asked.giveUp());
  return asked.answer;
}
