import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Brief } from "../../../functions/core/images/brief.ts";
import type { DrawRequest, ImageModel } from "../../../functions/core/images/model.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { composePrompt } from "../../../functions/core/images/prompt.ts";
import type { Behaviour, Received } from "./stand-in.ts";

const brief: Brief = { subject: "a lighthouse at dusk", artStyle: "hokusai-style", aspectRatio: "portrait" };

export const aDrawRequest = (over: Partial<DrawRequest> = {}): DrawRequest => ({
  brief,
  prompt: composePrompt(brief),
  seed: 4_294_967_294,
  variant: 0,
  size: { width: 1280, height: 1920 },
  ...over,
});

export const aPng = async () =>
  sharp({ create: { width: 8, height: 12, channels: 3, background: "teal" } })
    .png()
    .toBuffer();

/** What a provider answers, in its own words, when it means this. */
export type Words = {
  picture(base64: string): Behaviour;
  /** Every way in which it says so. */
  blocked: Record<string, Behaviour>;
  throttled: Record<string, Behaviour>;
  misconfigured: Record<string, Behaviour>;
  transient: Record<string, Behaviour>;
};

type Opened = {
  model: ImageModel;
  behave(next: Behaviour): void;
  received: Received[];
  close(): Promise<void>;
};

/** What the shop expects of every model that is reached over the network. */
export const modelContract = (name: string, words: Words, open: () => Promise<Opened>) =>
  describe(name, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    const draw = (behaviour: Behaviour): Promise<Outcome> => {
      opened.behave(behaviour);
      return opened.model.draw(aDrawRequest());
    };

    test("a picture comes back byte for byte", async () => {
      const png = await aPng();
      const outcome = await draw(words.picture(png.toString("base64")));
      expect(outcome).toMatchObject({ outcome: "drawn", drawing: { contentType: "image/png" } });
      expect(outcome.outcome === "drawn" && png.equals(outcome.drawing.bytes)).toBe(true);
    });

    test.each(Object.entries(words.blocked))("blocked: %s", async (_, behaviour) => {
      expect(await draw(behaviour)).toEqual({ outcome: "blocked" });
    });

    test.each(Object.entries(words.throttled))("throttled: %s", async (_, behaviour) => {
      expect(await draw(behaviour)).toEqual({ outcome: "throttled" });
    });

    test.each(Object.entries(words.misconfigured))("misconfigured: %s", async (_, behaviour) => {
      expect(await draw(behaviour)).toMatchObject({ outcome: "failed", kind: "configuration" });
    });

    const nonsense = { status: 200, body: "" };
    const misbehaving: Record<string, Behaviour> = {
      ...words.transient,
      "an empty answer": nonsense,
      "an answer that is no JSON": { ...nonsense, body: "<html>Bad gateway</html>" },
      "JSON of another shape": { ...nonsense, body: '{"hello":[]}' },
      "a picture that is none": words.picture(Buffer.from("GIF? no.").toString("base64")),
      "a picture of no bytes": words.picture(""),
      "500": { status: 500, body: "{}" },
      "503 as HTML": { status: 503, body: "<html></html>", headers: { "content-type": "text/html" } },
      "a line that is cut": "reset",
      "no answer in time": "hang",
    };
    test.each(Object.entries(misbehaving))("worth another try: %s", async (_, behaviour) => {
      expect(await draw(behaviour)).toMatchObject({ outcome: "failed", kind: "transient" });
    });

    test("it asks once: trying again is for the queue, which counts", async () => {
      for (const behaviour of [{ status: 500, body: "{}" }, ...Object.values(words.throttled)]) {
        const before = opened.received.length;
        await draw(behaviour);
        expect(opened.received.length - before).toBe(1);
      }
    });

    test("no reason holds what the shopper wrote, or a key", async () => {
      for (const behaviour of [...Object.values(misbehaving), ...Object.values(words.misconfigured)]) {
        const said = JSON.stringify(await draw(behaviour));
        expect(said).not.toMatch(/lighthouse|secret-key/);
      }
    });
  });
