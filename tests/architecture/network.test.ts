import { connect } from "node:net";
import { connect as connectSafely } from "node:tls";
import { expect, test } from "vitest";
import { listen } from "../../stacks/local/server.ts";
import { strangers } from "../support/loopback-only.ts";

// The guard fails a test after it has run: what is called here on purpose is taken off its list.

const refused = (socket: ReturnType<typeof connect>) =>
  new Promise<string>((resolve) => socket.once("error", ({ message }) => resolve(message)));

test.each(["http://192.0.2.1/", "https://shop.example/", "http://[2001:db8::1]:8080/"])(
  "fetching %s is refused before anything leaves",
  async (url) => {
    await expect(fetch(url)).rejects.toThrow();
    const host = new URL(url).hostname.replace(/[[\]]/g, "");
    expect(strangers.splice(0)).toEqual([host]);
  },
);

test("a bare socket is refused with a sentence", async () => {
  const sentence = "A test called 192.0.2.1: tests speak to this machine only.";
  expect(await refused(connect(80, "192.0.2.1"))).toBe(sentence);
  expect(await refused(connectSafely({ port: 443, host: "192.0.2.1" }))).toBe(sentence);
  expect(strangers.splice(0)).toEqual(["192.0.2.1", "192.0.2.1"]);
});

test("this machine can be called under each of its names", async () => {
  const server = await listen((_, response) => response.end("here"), {});
  for (const name of ["127.0.0.1", "localhost"])
    expect(await (await fetch(`http://${name}:${server.port}`)).text()).toBe("here");
  await server.close();
  expect(strangers).toEqual([]);
});
