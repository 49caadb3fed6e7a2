/** A process that may be killed: from then on nothing it waits for ever comes back. */
export type Life = { killed: Promise<void>; boundary(): Promise<void>; boundaries: number };

/** `dies(boundary)` says whether this is the moment; moments are counted from 1. */
export function aLife(dies: (boundary: number) => boolean): Life {
  let kill = () => {};
  const killed = new Promise<void>((resolve) => {
    kill = resolve;
  });
  const life = {
    killed,
    boundaries: 0,
    async boundary() {
      life.boundaries++;
      if (!dies(life.boundaries)) return;
      kill();
      await new Promise<never>(() => {});
    },
  };
  return life;
}

type Port = Record<string, unknown>;

/** The same part of the outside, with a moment to die before and after everything it is asked. */
export function mortal<P extends object>(life: Life, port: P): P {
  const mortals: Port = {};
  for (const name of Object.keys(port)) {
    const member = (port as Port)[name];
    mortals[name] =
      typeof member === "function"
        ? async (...args: unknown[]) => {
            await life.boundary();
            const answer = await member(...args);
            await life.boundary();
            return answer;
          }
        : member;
  }
  return mortals as P;
}

/** True if it lived to the end. */
export const livesThrough = (life: Life, work: Promise<unknown>) =>
  Promise.race([work.then(() => true), life.killed.then(() => false)]);
