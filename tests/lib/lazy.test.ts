import { expect, test, vi } from "vitest";
import { lazily, lazyPort, once } from "../../functions/lib/lazy.ts";

test("what is made once is made at the first call; a failure is forgotten, and tried again by the next", async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error("not now")).mockResolvedValue("made");
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  await expect(Promise.all([made(), made()])).rejects.toThrow("not now");
  expect(await Promise.all([made(), made()])).toEqual(["made", "made"]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("a lazy port is loaded by its first call, and may be awaited itself without being called", async () => {
  const load = vi.fn(async () => ({ double: async (n: number) => n * 2 }));
  const port = lazyPort(load);
  expect(Reflect.get(port, "then")).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([port.double(2), port.double(3)])).toEqual([4, 6]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part is made when it is asked for, once, unless another was put in its place", () => {
  const made: string[] = [];
  const part = (name: string) => () => {
    made.push(name);
    return { name };
  };
  const parts = lazily({ table: part("table"), mailer: part("mailer"), printer: part("printer") });
  expect(Object.keys(parts)).toEqual(["table", "mailer", "printer"]);
  parts.mailer = { name: "another" };
  expect(parts.table).toBe(parts.table);
  expect(parts.mailer).toEqual({ name: "another" });
  expect(made).toEqual(["table"]);
});
