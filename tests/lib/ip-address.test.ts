import { expect, test } from "vitest";
import { networkOf, placesOf } from "../../functions/lib/ip-address.ts";

test.for([
  ["203.0.113.5", "203.0.113.5"],
  ["::ffff:203.0.113.5", "::ffff:203.0.113.5"],
  ["2001:db8:7:701:1:2:3:4", "2001:db8:7:701::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::a:b:c:d:e", "2001:db8:0:a::/64"],
  ["2001:db8:7::", "2001:db8:7:0::/64"],
  ["::1", "0:0:0:0::/64"],
] as const)("the network of %s", ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});

test("the networks around one, nearest first", () => {
  expect(placesOf("2001:db8:7:701::1")).toEqual(["2001:db8:7:701::/64", "2001:db8:7:7", "2001:db8:7"]);
  expect(placesOf("2001:db8:7::1")).toEqual(["2001:db8:7:0::/64", "2001:db8:7:0", "2001:db8:7"]);
  expect(placesOf("203.0.113.5")).toEqual(["203.0.113.5"]);
});
