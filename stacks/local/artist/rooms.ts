/** What a room is known by, if the words say which it is. */
const known = {
  /** Its walls are books. */
  library: /\b(librar(?:y|ies)|book ?(?:shop|store|shelf|shelves|case)s?|librarian|bookworm|study)\b/i,
  /** Boards that mean the world. */
  stage: /\b(stage|theat(?:re|er)|concert|nightclub|club|ballroom|cabaret|opera|circus)\b/i,
  /** Walls and floor are wiped. */
  kitchen: /\b(kitchen|bakery|bathroom|laborator(?:y|ies)|lab|diner)\b/i,
};

/** A room that no word says more of; and a part of one, a table from near by. */
export type Room = keyof typeof known | "parlour" | "table";

export const roomIn = (subject: string): Exclude<Room, "table"> =>
  (Object.keys(known) as (keyof typeof known)[]).find((room) => known[room].test(subject)) ?? "parlour";
