// An occasion is seen by whose it is.

const PAIR = "a bride and a groom";

/** Somebody is there already. */
const TOLD = /\b(?:brides?|grooms?|couples?|newlyweds)\b/i;

const WHOSE = "(?:(?:our|the|a|their|your|my (?:\\w+[\u2019']s? )?) ?)?";
const DANCE = new RegExp(`\\b${WHOSE}(?:first|wedding) dance\\b(?: at (?:our|the|their) wedding)?`, "i");
const DAY = new RegExp(
  `\\b${WHOSE}wedding(?: day| ceremony| portrait| kiss| photo)\\b(?: of us)?|\\b(?:our|their) wedding\\b(?= (?:on|in|at|by|under|near|beside)\\b|[,.]|$)`,
  "i",
);

/** "Our wedding day under an oak" is a bride and a groom under an oak; a wedding cake is a cake. */
export const withThePair = (wish: string): string =>
  TOLD.test(wish)
    ? wish
    : wish
        .replace(DANCE, `${PAIR} dancing`)
        .replace(DAY, (said) => (/portrait/i.test(said) ? `portrait of ${PAIR}` : PAIR));
