import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Brief } from "../../../functions/core/images/brief.ts";
import type { Aids, DrawRequest, ImageModel, Original } from "../../../functions/core/images/model.ts";
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
  /** The picture to begin with, in base64, where one was sent along. */
  original(asked: Received): string | undefined;
};

type Opened = {
  model: ImageModel;
  behave(next: Behaviour): void;
  received: Received[];
  close(): Promise<void>;
};

/** Who is not answered at all need not be patient. */
const HASTY_MS = 100;
const isEndless = (behaviour: Behaviour) =>
  behaviour === "hang" || (typeof behaviour === "object" && behaviour.after === "drip");

/** What the shop expects of every model that is reached over the network. */
export const modelContract = (name: string, words: Words, open: (timeoutMs?: number) => Promise<Opened>) =>
  describe(name, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    const draw = async (behaviour: Behaviour): Promise<Outcome> => {
      const asked = isEndless(behaviour) ? await open(HASTY_MS) : opened;
      asked.behave(behaviour);
      const outcome = await asked.model.draw(aDrawRequest());
      if (asked !== opened) await asked.close();
      return outcome;
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

    // Who has no room says 503: a minute of it must not cost a picture its three tries.
    const busy: Record<string, Behaviour> = {
      ...words.throttled,
      "503": { status: 503, body: "{}" },
      "503 as HTML": { status: 503, body: "<html></html>", headers: { "content-type": "text/html" } },
    };
    test.each(Object.entries(busy))("throttled: %s", async (_, behaviour) => {
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
      "502 as HTML": { status: 502, body: "<html></html>", headers: { "content-type": "text/html" } },
      "a line that is cut": "reset",
      "no answer in time": "hang",
      "an answer that drips": { status: 200, body: "{", after: "drip" },
      "a refusal that drips": { status: 400, body: "{", after: "drip" },
      "events that drip": {
        status: 200,
        body: "data: ",
        headers: { "content-type": "text/event-stream" },
        after: "drip",
      },
    };
    test.each(Object.entries(misbehaving))("worth another try: %s", async (_, behaviour) => {
      expect(await draw(behaviour)).toMatchObject({ outcome: "failed", kind: "transient" });
    });

    test("a line that is cut says how", async () => {
      expect(await draw("reset")).toMatchObject({
        reason: expect.stringMatching(/^(ECONNRESET|UND_ERR_SOCKET)$/),
      });
    });

    const drawFrom = async (behaviour: Behaviour, original: Aids["original"]) => {
      opened.behave(behaviour);
      const outcome = await opened.model.draw(aDrawRequest(), original ? { original } : {});
      return { outcome, originals: opened.received.map(words.original) };
    };
    const jpeg = sharp({ create: { width: 8, height: 12, channels: 3, background: "tan" } }).jpeg();
    const from = async (): Promise<Original> => ({
      drawing: { bytes: await jpeg.toBuffer(), contentType: "image/jpeg" },
      change: "another",
    });

    test("a picture to begin with is sent along, byte for byte", async () => {
      const picture = words.picture((await aPng()).toString("base64"));
      const { outcome, originals } = await drawFrom(picture, from);
      expect(outcome.outcome).toBe("drawn");
      expect(originals).toEqual([(await jpeg.toBuffer()).toString("base64")]);
    });

    test("where it is gone, and where there is none, words alone are", async () => {
      const picture = words.picture((await aPng()).toString("base64"));
      for (const none of [async () => undefined, undefined])
        expect((await drawFrom(picture, none)).outcome.outcome).toBe("drawn");
      expect(opened.received.map(words.original)).toEqual([undefined, undefined]);
    });

    test("a model that does not take it is asked by words, once", async () => {
      const picture = words.picture((await aPng()).toString("base64"));
      for (const no of Object.values(words.misconfigured)) {
        const before = opened.received.length;
        const { outcome, originals } = await drawFrom(
          (asked) => (words.original(asked) ? no : picture),
          from,
        );
        expect(outcome.outcome).toBe("drawn");
        expect(originals.slice(before)).toEqual([expect.any(String), undefined]);
      }
    });

    test("nobody is asked by words around a no to what would come of it, or while there is no time", async () => {
      for (const no of [...Object.values(words.blocked), ...Object.values(busy)]) {
        const before = opened.received.length;
        const { outcome } = await drawFrom(no, from);
        expect(["blocked", "throttled"]).toContain(outcome.outcome);
        expect(opened.received.length - before).toBe(1);
      }
    });

    test("it asks once: trying again is for the queue, which counts", async () => {
      for (const behaviour of [{ status: 500, body: "{}" }, ...Object.values(busy)]) {
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
