import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { templateOf } from "./cloudformation.ts";
import { changed } from "./mistakes.ts";
import { created } from "./stages.ts";

// AWS's own schemas of resources, as cfn-lint carries them (`pip install cfn-lint`); without it there is no judge.
const isThere = spawnSync("cfn-lint", ["--version"]).status === 0;

/** That the right and the wrong share a name, and that a dead letter queue is told by its ARN. */
const besidesThePoint = ["E3019", "E3502"];

/** What is said of which resource. */
function complaintsOf(Resources: object): { name: string; says: string }[] {
  const folder = mkdtempSync(path.join(tmpdir(), "cfn-"));
  const file = path.join(folder, "template.json");
  writeFileSync(file, JSON.stringify({ AWSTemplateFormatVersion: "2010-09-09", Resources }));
  try {
    const { stdout } = spawnSync(
      "cfn-lint",
      ["--format", "json", "--regions", "us-east-1", "--ignore-checks", ...besidesThePoint, "--", file],
      { encoding: "utf8", maxBuffer: 1e8 },
    );
    const found: { Level: string; Message: string; Location: { Path: string[] } }[] = JSON.parse(stdout);
    return found
      .filter(({ Level }) => Level === "Error")
      .map(({ Message, Location }) => ({ name: String(Location.Path[1]), says: Message }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wrongs = [
  changed("aws:lambda/function:Function", "ApiFunction", (inputs) => {
    inputs.runtime = "nodejs99.x";
  }),
  changed("aws:lambda/function:Function", "SweepHandlerFunction", (inputs) => {
    inputs.timeout = 901;
  }),
  changed("aws:sqs/queue:Queue", "OrderQueueQueue", (inputs) => {
    inputs.visibilityTimeoutSeconds = 50_000;
  }),
  changed("aws:cloudwatch/metricAlarm:MetricAlarm", "ApiErrorsAlarm", (inputs) => {
    inputs.comparisonOperator = "GreaterThan";
  }),
  changed("aws:cloudwatch/logGroup:LogGroup", "EdgeLog", (inputs) => {
    inputs.retentionInDays = 91;
  }),
  changed("aws:dynamodb/table:Table", "TableTable", (inputs) => {
    inputs.attributes.pop();
  }),
];

test.skipIf(!isThere)(
  "AWS's schemas take what the stage is made of, and not what is planted in it",
  async () => {
    const { resources } = await created("production");
    const right = templateOf(resources);
    expect(Object.keys(right).length).toBeGreaterThan(60);
    const spoiled = structuredClone(resources);
    for (const plant of wrongs) plant(spoiled);
    const wrong = Object.entries(templateOf(spoiled))
      .filter(([name, made]) => JSON.stringify(made) !== JSON.stringify(right[name]))
      .map(([name, made]) => [`Wrong${name}`, made]);
    expect(wrong).toHaveLength(wrongs.length);

    const said = complaintsOf({ ...right, ...Object.fromEntries(wrong) });
    expect(said.filter(({ name }) => !name.startsWith("Wrong"))).toEqual([]);
    expect([...new Set(said.map(({ name }) => name))].toSorted()).toEqual(
      wrong.map(([name]) => name).toSorted(),
    );
  },
  240_000,
);
