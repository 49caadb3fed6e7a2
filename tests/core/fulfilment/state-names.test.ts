import { expect, test } from "vitest";
import { LONGEST_STATE, stateLetters } from "../../../functions/core/fulfilment/state-names.ts";
import { addressFault } from "../../../functions/core/fulfilment/us-addresses.ts";

test.for([
  ["NY", "NY"],
  ["ny", "NY"],
  [" N.Y. ", "NY"],
  ["new york", "NY"],
  ["New  York", "NY"],
  ["Alabama", "AL"],
  ["WYOMING", "WY"],
  ["District of Columbia", "DC"],
  ["D.C.", "DC"],
  ["Washington, D.C.", "DC"],
  ["Washington", "WA"],
  ["West Virginia", "WV"],
  // What is no state of ours is refused as it was typed.
  ["Ontario", "Ontario"],
  ["toString", "toString"],
  ["", ""],
])("%s is %s", ([typed = "", letters]) => {
  expect(stateLetters(typed)).toBe(letters);
});

const all = `Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii,
  Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota,
  Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina,
  North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah,
  Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming, District of Columbia`;

test("every state that the shop sends to is known by its name, and fits into the field", () => {
  const names = all.split(/,\s*/);
  const letters = names.map(stateLetters);
  expect(new Set(letters).size).toBe(51);
  expect(letters.filter((state) => addressFault({ state, zip: "" })?.field !== "zip")).toEqual([]);
  expect(Math.max(...names.map(({ length }) => length))).toBe(LONGEST_STATE);
});
