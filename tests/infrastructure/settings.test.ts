import { expect, test } from "vitest";
import { readSettings } from "../../stacks/settings.ts";
import { created } from "./stages.ts";
import { all } from "./synthesis/synthesis.ts";

test("a stage without an address to send from is told what it lacks", () => {
  expect(() => readSettings("pull-12", {})).toThrow(/"pull-12" needs WALLFLOWER_SENDER/);
});

test("a stage's name is short enough for the guardrail's, which may have fifty letters", async () => {
  const env = { WALLFLOWER_SENDER: "hello@shop.example" };
  expect(() => readSettings("a".repeat(31), env)).toThrow(/at most 30/);
  expect(readSettings("a".repeat(30), env).production).toBe(false);
  const [guardrail] = all((await created("production")).resources, "aws:bedrock/guardrail:Guardrail");
  const longest = guardrail?.inputs.name.replace("production", "a".repeat(30));
  expect(longest).toHaveLength(50);
}, 180_000);

test("mail from the shop's own domain is proven for the whole domain, any other address for itself", () => {
  const own = readSettings("staging", { WALLFLOWER_DOMAIN: "shop.example" });
  expect(own.mail).toMatchObject({ sender: "hello@shop.example", identity: "shop.example" });

  const other = readSettings("staging", {
    WALLFLOWER_DOMAIN: "shop.example",
    WALLFLOWER_SENDER: "prints@mail.example",
  });
  expect(other.mail.identity).toBe("prints@mail.example");
});

test("only the stage called production is kept", () => {
  const env = { WALLFLOWER_SENDER: "hello@shop.example" };
  expect(readSettings("production", env).production).toBe(true);
  expect(readSettings("production-2", env).production).toBe(false);
});

test.each(["bedrock", "bedrock/*", "nobody/a-model", "stability.sd3-5-large-v1:0"])(
  "%s is no image model",
  (model) => {
    const env = { WALLFLOWER_SENDER: "hello@shop.example", WALLFLOWER_IMAGE_MODEL: model };
    expect(() => readSettings("staging", env)).toThrow(/WALLFLOWER_IMAGE_MODEL/);
  },
);

test.each([
  ["WALLFLOWER_IMAGE_LANES", "1"],
  ["WALLFLOWER_ORDER_LANES", "many"],
  ["WALLFLOWER_FREE_SHIPPING_FROM", "49.50"],
  ["WALLFLOWER_API_RESERVED", "0"],
  ["WALLFLOWER_FIREWALL", "10"],
  ["WALLFLOWER_ACCOUNT_LIMITS", "loginsPerAdress=100/900"],
  ["WALLFLOWER_ACCOUNT_LIMITS", "guestPictures=24/86400"],
  ["WALLFLOWER_ACCOUNT_LIMITS", "loginsPerAddress=100/0"],
  ["WALLFLOWER_IMAGE_LIMITS", "modelCalls=100"],
  // Whoever means it to sleep would have it awake.
  ["WALLFLOWER_ASLEEP", "true"],
  // It would be another stage's identity that is made once more.
  ["WALLFLOWER_SENDER_EXISTS", "true"],
  ["WALLFLOWER_DOMAIN", "https://shop.example"],
  ["WALLFLOWER_DOMAIN", "shop.example/"],
  ["WALLFLOWER_DOMAIN", "shop"],
  ["WALLFLOWER_DOMAIN", "Shop.example"],
  // The edge leads from there to shop.example, which this stage would not have.
  ["WALLFLOWER_DOMAIN", "www.shop.example"],
  ["WALLFLOWER_SENDER", "Wallflower <hello@shop.example>"],
  ["WALLFLOWER_SENDER", "hello@shop"],
  ["WALLFLOWER_ALARM_EMAIL", "night"],
  ["WALLFLOWER_ALARM_EMAIL", "night@shop.example,day@shop.example"],
  ["WALLFLOWER_BUDGET_DOLLARS", "1.50"],
  ["WALLFLOWER_HSTS", "31536000"],
  ["WALLFLOWER_HSTS", 'max-age=1", "x'],
])("%s is not %j", (name, value) => {
  const env = { WALLFLOWER_SENDER: "hello@shop.example", [name]: value };
  expect(() => readSettings("staging", env)).toThrow(name);
});

test("limits of a stage's own are of their kind, and none at all is often enough for some", () => {
  const limits = {
    WALLFLOWER_ACCOUNT_LIMITS: "loginsPerAddress=100/900, sessionsPerAccount=5/60",
    WALLFLOWER_IMAGE_LIMITS: "modelCalls=0/86400",
  };
  expect(readSettings("staging", { WALLFLOWER_SENDER: "hello@shop.example", ...limits }).limits).toEqual({
    accounts: limits.WALLFLOWER_ACCOUNT_LIMITS,
    images: limits.WALLFLOWER_IMAGE_LIMITS,
  });
});

test("pictures are enlarged for print unless a stage says otherwise", () => {
  const upscalerOf = (setting: string) =>
    readSettings("staging", { WALLFLOWER_SENDER: "hello@shop.example", WALLFLOWER_UPSCALER: setting })
      .imageModel.upscaler;
  expect(upscalerOf("")).toBe("us.stability.stable-fast-upscale-v1:0");
  expect(upscalerOf("none")).toBe("none");
  expect(() => upscalerOf("us.stability.*")).toThrow(/WALLFLOWER_UPSCALER/);
});
