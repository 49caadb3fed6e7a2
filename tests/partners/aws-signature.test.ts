import { expect, test } from "vitest";
import { signed } from "../../functions/partners/aws-signature.ts";

/** The example of AWS's own documentation and test suite: its keys open nothing. */
const example = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY" };
const then = new Date("2015-08-30T12:36:00Z");
const signatureOf = (url: string, method: "GET" | "POST" = "GET") =>
  /Signature=(\w+)/.exec(
    signed({ method, url, service: "service", region: "us-east-1" }, example, then).authorization ?? "",
  )?.[1];

test.each([
  [
    "GET",
    "https://example.amazonaws.com/",
    "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31",
  ],
  [
    "POST",
    "https://example.amazonaws.com/",
    "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b",
  ],
  [
    "GET",
    "https://example.amazonaws.com/?Param2=value2&Param1=value1",
    "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500",
  ],
] as const)("%s %s is signed as AWS signs it", (method, url, signature) => {
  expect(signatureOf(url, method)).toBe(signature);
});
