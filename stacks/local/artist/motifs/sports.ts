/** Whoever is at a sport: the words for them, and those for what somebody does who is at it. */
const sports: Record<string, { called: string; doing: string }> = {
  golfer: { called: "golfer golf-player", doing: "golf golfing golfs" },
  boxer: { called: "boxer", doing: "boxing" },
  runner: {
    called: "runner jogger sprinter marathoner",
    doing: "running runs jogging jogs marathon sprinting",
  },
  surfer: { called: "surfer", doing: "surfing surfs" },
  "soccer-player": { called: "soccer-player footballer", doing: "soccer" },
  "tennis-player": { called: "tennis-player", doing: "tennis" },
  "basketball-player": { called: "basketball-player", doing: "basketball dunking" },
  fisher: { called: "fisherman angler fisher", doing: "fishing" },
  skier: { called: "skier", doing: "skiing skis" },
  batter: { called: "batter baseball-player", doing: "baseball" },
  dancer: { called: "dancer ballerina", doing: "ballet" },
  yogi: { called: "yogi", doing: "yoga meditating meditates" },
  kiss: { called: "kiss", doing: "kissing kisses hugging hugs embracing embraces" },
};

const entries = Object.entries(sports);

export const sportsmen = new Set(entries.map(([motif]) => motif));

export const sportWords: Record<string, string> = Object.fromEntries(
  entries.map(([motif, { called }]) => [motif, called]),
);

/** What a word for a sport makes of somebody. */
export const atSport: ReadonlyMap<string, string> = new Map(
  entries.flatMap(([motif, { doing }]) => doing.split(" ").map((word) => [word, motif] as const)),
);
