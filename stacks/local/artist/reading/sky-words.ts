/** Words of the hour, the season and the weather, which the scene reads for itself. */
const seen =
  "night midnight moonlight moonlit starlight starry nocturnal dawn sunrise morning daybreak dusk sunset evening twilight sundown autumn winter summer spring rain rainy raining storm stormy thunder thunderstorm lightning tempest hurricane typhoon monsoon snow snowy snowing snowfall snowstorm blizzard fog foggy mist misty haze hazy moon sun stars star rainbow midday noon wintry autumnal frozen sunlit sunny sunshine";

/** What is said where a word only says how something is. */
export const skyNouns: Record<string, string> = {
  ...{ moonlit: "moonlight", starry: "stars", nocturnal: "night", wintry: "winter", autumnal: "autumn" },
  ...{ rainy: "rain", raining: "rain", stormy: "a storm", snowy: "snow", snowing: "snow", frozen: "ice" },
  ...{ foggy: "fog", misty: "mist", hazy: "haze", sunny: "sunshine", sunlit: "sunshine" },
};

/** There is one of it, though no article says so. */
export const isOne = (word: string): boolean =>
  /storm$|^(?:blizzard|tempest|hurricane|typhoon|rainbow)$/.test(word);

/** They ask for nothing that could be pointed at. */
const said =
  "day daytime afternoon wind windy light lights sky time season year today peaceful calm quiet very so too just only more most back up down out away off again together alone all there here it they he she him them i we you not have has had do does like than then its over-x almost half full about style colours colors color colour early late first last own other same such while";

export const skyWords: ReadonlyMap<string, "seen" | "said"> = new Map([
  ...seen.split(" ").map((word) => [word, "seen"] as const),
  ...said.split(" ").map((word) => [word, "said"] as const),
]);
