import { useEffect, useState } from "react";
import { wantsStillness } from "../kit/stillness.ts";

const EVERY_MS = 4_000;

/** One after the other, once around, and never again after somebody has come near; still for who asks for stillness. */
export function useTurning<T>(all: readonly [T, ...T[]]): { shown: T; stop(): void } {
  const [turn, setTurn] = useState(0);
  const [turning, setTurning] = useState(true);
  const going = turning && turn < all.length - 1;
  useEffect(() => {
    if (!going || wantsStillness()) return;
    const timer = setTimeout(() => setTurn(turn + 1), EVERY_MS);
    return () => clearTimeout(timer);
  }, [going, turn]);
  return { shown: all[turn] ?? all[0], stop: () => setTurning(false) };
}
