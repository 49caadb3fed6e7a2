type Question = { method: string; url: string; body: string | undefined; userId: string | null };

/** What the shell has asked for before the site was there (ask.ts). */
export type Asked = Question & { answer: Promise<Response>; giveUp(): void };

declare global {
  var asked: Asked | undefined;
}

/** That answer, if it is the one that is wanted, by the same person: it is for one taker. */
export function takeAsked({ method, url, body, userId }: Question, signal: AbortSignal) {
  const { asked } = globalThis;
  if (asked?.method !== method || asked.url !== url) return undefined;
  if (asked.body !== body || asked.userId !== userId) return undefined;
  globalThis.asked = undefined;
  signal.addEventListener("abort", () => asked.giveUp());
  return asked.answer;
}
