import { expect, test } from "vitest";
import { createApp } from "../../functions/api/app.ts";
import { openApi } from "../../functions/api/openapi.ts";
import { operations } from "../../functions/api/operations.ts";
import { faultOf, send } from "../support/api-call.ts";
import { aShop, ORIGIN_SECRET } from "../support/shop.ts";

const get = (path: string) =>
  createApp(aShop().shop).request(`/api/v1${path}`, { headers: { "x-origin-secret": ORIGIN_SECRET } });

test("the document is OpenAPI 3.1 and holds every operation", async () => {
  const document = (await (await get("/openapi.json")).json()) as ReturnType<typeof openApi>;
  expect(document.openapi).toBe("3.1.0");
  for (const { method, path } of operations)
    expect(document.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
});

test("no operation is declared twice", () => {
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test("every operation has a name of its own that a client's generator can take", () => {
  const { paths } = openApi(operations, "");
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((described) => (described as { operationId?: string }).operationId),
  );
  expect(names).toHaveLength(operations.length);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name ?? ""))).toEqual([]);
  expect(names).toContain("getImagesByImageId");
});

test.each([
  ["another site", { headers: { origin: "https://elsewhere.example" } }, "foreign_origin"],
  ["somebody with much to say", { body: JSON.stringify("x".repeat(530_000)) }, "body_too_large"],
])("whatever changes something says that it refuses %s", async (_, call, code) => {
  const app = createApp(aShop().shop);
  for (const operation of operations.filter(({ method }) => method !== "GET")) {
    const response = await send(app, operation, call);
    expect(await response.clone().json()).toMatchObject({ code });
    expect(await faultOf(operation, response), `${operation.method} ${operation.path}`).toBeUndefined();
  }
});

test("the document says under which terms it stands", () => {
  expect(openApi([], "").info.license.name).toBe("All rights reserved");
});

test("every parameter in a path is described", () => {
  const { paths } = openApi(operations, "");
  for (const [path, methods] of Object.entries(paths))
    for (const described of Object.values(methods)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const { parameters } = described as { parameters: { name: string; in: string }[] };
      expect(parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(
        named,
      );
    }
});

test("the page for people names every operation and needs no script", async () => {
  const page = await (await get("/docs")).text();
  for (const { path } of operations) expect(page).toContain(path);
  expect(page).not.toContain("<script");
});
