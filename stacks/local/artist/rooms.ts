/** What a room is known by, if the words say which it is. */
const known = {
  /** Its walls are books. */
  library: /\b(librar(?:y|ies)|book ?(?:shop|store|shelf|shelves|case)s?|librarian|bookworm|study)\b/i,
  /** Boards that mean the world. */
  stage: /\b(stage|theat(?:re|er)|concert|nightclub|club|ballroom|cabaret|opera|circus)\b/i,
  /** Vaults of brick, where no day comes in. */
  cellar:
    /\b(cellars?|basement|dungeon|(?<!(?:chocolate|candy|snack|gold) )bars?|pubs?|taverns?|speakeasy|crypt)\b/i,
  /** Walls and floor are wiped. */
  kitchen: /\b(kitchen|bakery|bathroom|laborator(?:y|ies)|lab|diner)\b/i,
};

/** A room that no word says more of; and a part of one, a table from near by. */
export type Room = keyof typeof known | "parlour" | "table";

export const roomIn = (subject: string): Exclude<Room, "table"> =>
  (Object.keys(known) as (keyof typeof known)[]).find((room) => known[room].test(subject)) ?? "parlour";

const PLAIN = /^(?:room|bedroom|parlou?r|window|windowsill|window-sill|window-ledge|shelf|desk|concert)$/;

/** Whether a word for a room is seen in it: of an attic or a museum nothing is but that they are rooms. */
export const isBuiltAs = (word: string): boolean => PLAIN.test(word) || roomIn(word) !== "parlour";
