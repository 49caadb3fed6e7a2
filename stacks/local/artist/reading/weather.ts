/** What falls, and what lies in the air. */
export type Weather = "clear" | "rain" | "snow" | "mist";

const SNOWING = "snow ?storms?|blizzards?";
const RAINING = "storms?|stormy|thunder\\w*|lightning|tempests?|hurricane|typhoon";

const words = (...all: string[]) => new RegExp(`\\b(?:${all.join("|")})\\b`);

const weathers: [Weather, RegExp][] = [
  ["snow", words(SNOWING)],
  ["rain", words("rain|rainy|raining|umbrella|monsoon", RAINING)],
  ["snow", words("snow|snowy|winter|frozen")],
  ["mist", words("mist|misty|fog|foggy|haze|hazy|smoke")],
];

const storms = words(SNOWING, RAINING);

/** What falls, as a whole sentence has it. */
export const weatherIn = (text: string): Weather =>
  weathers.find(([, said]) => said.test(text))?.[0] ?? "clear";

/** So much of it that no sun is seen. */
export const isStorm = (text: string): boolean => storms.test(text);
