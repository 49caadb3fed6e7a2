import { create } from "zustand";
import { type CartLine, onOtherUser } from "../store.ts";

type Notes = {
  /** The cart as it was before a line was taken out, until something else is changed. */
  removed: { before: CartLine[]; name: string } | null;
  /** Why a change is not what was wanted. */
  reason: string | null;
};

const none: Notes = { removed: null, reason: null };

/** What there is to say about the last change. */
export const useCartNotes = create<Notes>()(() => none);

export const say = (note: Partial<Notes>) => useCartNotes.setState({ ...none, ...note }, true);

// What somebody took out is nobody else's to put back.
onOtherUser((before) => before && say({}));
