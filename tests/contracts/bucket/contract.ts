import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FOREVER, type Pictures } from "../../../functions/core/images/pictures.ts";

type Opened = { pictures: Pictures; close(): Promise<void> };

const aPicture = (text = "a picture") => ({
  bytes: new TextEncoder().encode(text),
  contentType: "image/webp",
});

/** What the shop expects of wherever its pictures are kept. */
export const picturesContract = (name: string, open: () => Promise<Opened>) =>
  describe(name, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test("what was put is there, byte for byte, with its labels", async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
      await opened.pictures.put("public/a.webp", { bytes, contentType: "image/webp" });
      expect(await opened.pictures.get("public/a.webp")).toEqual({
        bytes,
        size: 70_000,
        contentType: "image/webp",
        cacheControl: FOREVER,
      });
    });

    test("the head says the same without the bytes", async () => {
      await opened.pictures.put("private/b.png", { ...aPicture("12345"), cacheControl: "no-store" });
      expect(await opened.pictures.head("private/b.png")).toEqual({
        size: 5,
        contentType: "image/webp",
        cacheControl: "no-store",
      });
    });

    test("what is not there is undefined, not a failure", async () => {
      expect(await opened.pictures.get("public/missing")).toBeUndefined();
      expect(await opened.pictures.head("public/missing")).toBeUndefined();
    });

    test("a key is written once", async () => {
      expect(await opened.pictures.put("public/once", aPicture("first"))).toBe(true);
      expect(await opened.pictures.put("public/once", aPicture("second"))).toBe(false);
      const found = await opened.pictures.get("public/once");
      expect(new TextDecoder().decode(found?.bytes)).toBe("first");
    });

    test("of twenty who put a key at once, one wins", async () => {
      const attempts = Array.from({ length: 20 }, (_, at) =>
        opened.pictures.put("public/race", aPicture(`picture ${at}`)),
      );
      const won = (await Promise.all(attempts)).flatMap((isFirst, at) => (isFirst ? [at] : []));
      expect(won).toHaveLength(1);
      const found = await opened.pictures.get("public/race");
      expect(new TextDecoder().decode(found?.bytes)).toBe(`picture ${won[0]}`);
    });

    test.each(["public/with space.png", "public/ünïcode ☃.png", "public/a+b&c=d?e#f%25", "public/(1)!*'"])(
      "the key %s is as good as any",
      async (key) => {
        await opened.pictures.put(key, aPicture(key));
        expect(new TextDecoder().decode((await opened.pictures.get(key))?.bytes)).toBe(key);
      },
    );

    test("an empty picture is a picture", async () => {
      await opened.pictures.put("public/empty", { bytes: new Uint8Array(), contentType: "image/png" });
      expect(await opened.pictures.get("public/empty")).toMatchObject({ size: 0, bytes: new Uint8Array() });
    });
  });
