import { afterEach, expect, test, vi } from "vitest";
import { copy } from "../../web/src/images/copy.ts";
import { share } from "../../web/src/images/share.ts";

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock("../../web/src/kit/toast.ts", () => ({ toast }));

const refuses = async () => {
  throw new DOMException("Write permission denied.", "NotAllowedError");
};

afterEach(() => {
  vi.unstubAllGlobals();
  toast.mockClear();
});

test("a browser that lets nobody copy is said to, and nothing fails unseen", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: refuses } });
  expect(await copy("A fox")).toBe(false);
  expect(toast).toHaveBeenCalledWith("Your browser does not let us copy this", "error");
});

test("a share that is refused copies instead, one that is thought better of does nothing", async () => {
  vi.stubGlobal("window", { location: { origin: "https://shop.example" } });
  const copied: string[] = [];
  const clipboard = { writeText: async (words: string) => void copied.push(words) };
  vi.stubGlobal("navigator", { clipboard, share: refuses });
  await share("/image/1", "A fox");
  expect(copied).toEqual(["A fox"]);
  const closed = async () => {
    throw new DOMException("Share canceled", "AbortError");
  };
  vi.stubGlobal("navigator", { clipboard, share: closed });
  await share("/image/1", "A fox");
  expect(copied).toHaveLength(1);
});
