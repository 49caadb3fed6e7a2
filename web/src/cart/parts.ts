// What a cart consists of, fetched together by whoever shows one before its code is there.
export { CartLines } from "./CartLines.tsx";
export { CartNotes } from "./CartNotes.tsx";
export { Totals } from "./Totals.tsx";
