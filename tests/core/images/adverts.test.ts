import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAdvert } from "../../../functions/core/images/adverts.ts";
import ideas from "../../../functions/core/journeys/ideas.json" with { type: "json" };
import fresh from "./fresh-subjects.json" with { type: "json" };

test.for([
  "Cheap pills at https://pills.example",
  "A heron beside www.pills.example/now",
  "Win money: CASINO.EXAMPLE",
  "pills\u2024example, the best there are",
  "pills\uff0eexample, the best there are",
  "pills.\u200bexample, the best there are",
  "Buy them at pills dot com",
  "Buy them at pills . com",
  "Write to pills@example, at once",
  "Follow @cheap_pills for more",
  "Call 555 0123 456 now",
  "Call +1 (555) 012-3456 now",
  "The best casino .io now",
  "The best casino . io now",
  "See evil dot io for more",
  "See evil-dot-app for more",
  "See evil (dot) me for more",
  "See evil dot link for more",
  "Write to t,me/name at once",
  "Write to t.me /name at once",
  "Win at Evil.Io now",
  "Win at evil\u3002example now",
  "Win at evil\u00b7shop now",
  "Call \uff15\uff15\uff15 \uff10\uff11\uff12\uff13\uff14\uff15\uff16 now",
])("%s", (subject) => {
  expect(isAdvert(subject)).toBe(true);
});

test.for([
  "Mr. Heron at 5 p.m. in St.Petersburg, U.S.A.",
  "A 1920s diner at night, 3.5 miles from town, no. 7",
  "A polka dot dress on a chair, e.g. of oak",
  "A dot in the distance, a dot of light, a dot on a line",
  "Dot art of a turtle; a dot matrix; a dot to dot lion",
  "A polka dot top, a polka-dot app icon",
  "A band. Live on a stage. Top view. Us two",
  "A fox .Snow falls . an owl is there",
  "A fox . in snow .. and a dog .",
  "Red,blue/green and gold; black,white",
  "A wall of brick,moss,ivy. By night/day",
  "Gaudí · Barcelona · 1926, a poster",
  "Two foxes... and an owl; dawn. The sea is calm",
  "The year 1889, as in 1890: a fair in Paris",
])("%s is a picture", (subject) => {
  expect(isAdvert(subject)).toBe(false);
});

test("nobody who describes a picture is taken for one who advertises", () => {
  const painted = readFileSync("tests/art/sentences.txt", "utf8").split("\n");
  const subjects = [...ideas, ...fresh.welcome, ...painted.map((line) => line.split(" | ")[0] ?? "")];
  expect(subjects.filter(isAdvert)).toEqual([]);
  expect(subjects.length).toBeGreaterThan(300);
});
