import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { alone } from "../../functions/ops/alone.ts";
import { commands } from "../../functions/ops/commands.ts";
import { lambdas } from "./checks/lambdas.ts";
import { root } from "./platform.ts";
import { created } from "./stages.ts";
import { all, type Resource } from "./synthesis/synthesis.ts";
import { writtenAs } from "./written-events.ts";

let resources: Resource[];

beforeAll(async () => {
  resources = (await created("production")).resources;
}, 180_000);

describe("a runbook", () => {
  test("finds the logs that it looks for by how their names begin", () => {
    const names = lambdas(resources).map(({ lambda }) => lambda.inputs.name);
    for (const page of pages()) {
      const text = readFileSync(path.join(folder, page), "utf8");
      for (const [, begin = ""] of text.matchAll(/log-group-name-prefix \/aws\/lambda\/(\S+)/g)) {
        const wanted = begin.replace("NAME", "production");
        expect([page, names.some((name) => name.startsWith(wanted))]).toEqual([page, true]);
      }
    }
  });

  const folder = path.join(root, "stacks", "runbooks");
  const pages = () => readdirSync(folder).filter((file) => file.endsWith(".md"));

  test("stands behind each alarm, and no alarm's runbook is left over", () => {
    const named = all(resources, "aws:cloudwatch/metricAlarm:MetricAlarm").map(({ inputs }) =>
      inputs.alarmDescription.split("/").at(-1),
    );
    expect(pages().toSorted()).toEqual([...new Set(named)].toSorted());
  });

  test("says what it means, what to look at, what to do and when it is over", () => {
    for (const page of pages()) {
      const text = readFileSync(path.join(folder, page), "utf8");
      expect([page, text.match(/^## .+$/gm)]).toEqual([
        page,
        ["## What it means", "## Look", "## Mend", "## It is over when"],
      ]);
    }
  });

  test("asks for no command that operators do not have", () => {
    for (const page of pages()) {
      const text = readFileSync(path.join(folder, page), "utf8");
      for (const [, name = ""] of text.matchAll(/npm run ops -- (\w+)/g))
        expect([page, [...Object.keys(commands), ...Object.keys(alone)].includes(name)]).toEqual([
          page,
          true,
        ]);
    }
  });

  test("names workflows that there are, and lines that the shop writes", () => {
    const workflows = readdirSync(path.join(root, ".github", "workflows")).map(
      (file) => `"${path.parse(file).name}"`,
    );
    const written = [...writtenAs("info"), ...writtenAs("error")];
    const isWritten = (pattern: string) => written.some((event) => path.matchesGlob(event, pattern));
    for (const page of pages()) {
      const text = readFileSync(path.join(folder, page), "utf8");
      for (const [, name = ""] of text.matchAll(/the workflow ("[^"]+")/g))
        expect([page, workflows]).toEqual([page, expect.arrayContaining([name])]);
      for (const [, event = ""] of text.matchAll(/\bevent !?= "([^"]+)"/g))
        expect([page, event, isWritten(event)]).toEqual([page, event, true]);
    }
  });
});
