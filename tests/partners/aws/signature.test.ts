import { expect, test } from "vitest";
import { signed } from "../../../functions/partners/aws/signature.ts";

/** The example of AWS's own documentation and test suite: its keys open nothing. */
const example = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY" };
const then = new Date("2015-08-30T12:36:00Z");
const signatureOf = (url: string, method: "GET" | "POST", sessionToken?: string) =>
  /Signature=(\w+)/.exec(
    signed({ method, url, service: "service", region: "us-east-1" }, { ...example, sessionToken }, then)
      .authorization ?? "",
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

// The values are those of AWS's own client, @smithy/signature-v4.
test.each([
  [
    "/model/stability.sd3-5-large-v1%3A0/invoke",
    "fbef37043b1a3abc53b87e231a914374c66ac4303375a7de8588c7073b97c308",
  ],
  ["/guardrail/gr1/version/1/apply", "cf9b8d5200f0a527a9d097deb75db248c39d6e6a4e01d5da03bc6c914dfef78c"],
])("POST %s is signed with a session's token", (path, signature) => {
  const token = "AQoDYXdzEPT//////////wEXAMPLEtoken";
  expect(signatureOf(`https://example.amazonaws.com${path}`, "POST", token)).toBe(signature);
});
