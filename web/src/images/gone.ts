import type { Art } from "../store.ts";

type Heard = (gone: readonly Art[]) => void;

const listeners = new Set<Heard>();

/** Told when somebody has deleted pictures of theirs. */
export function onGone(heard: Heard) {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

export const tellGone: Heard = (gone) => {
  for (const heard of listeners) heard(gone);
};
