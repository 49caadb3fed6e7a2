import { beforeAll, describe, expect, test } from "vitest";
import { jsonLog } from "../../functions/lib/log.ts";
import { alarmRules } from "../../stacks/alarm-rules.ts";
import { lambdaOf, lambdas } from "./checks/lambdas.ts";
import { matches } from "./filter-pattern.ts";
import { codeOf } from "./rights/reach.ts";
import { created } from "./stages.ts";
import { all, type Resource } from "./synthesis/synthesis.ts";
import { eventsIn, writtenAs } from "./written-events.ts";

let resources: Resource[];

beforeAll(async () => {
  resources = (await created("production")).resources;
}, 180_000);

const alarms = () => all(resources, "aws:cloudwatch/metricAlarm:MetricAlarm");
const filters = () => all(resources, "aws:cloudwatch/logMetricFilter:LogMetricFilter");

function lineOf(level: "info" | "error", event: string, fields = {}) {
  let line = "";
  jsonLog((written) => {
    line = written;
  })[level](event, fields);
  return line;
}

/** Which alarms ring when a function writes such a line so many times within a few minutes, in so many hours of a day. */
function ringing(resource: string, line: string, times = 1, hours = 1) {
  const log = `/aws/lambda/${lambdaOf(resources, resource)?.inputs.name}`;
  const counted = filters()
    .filter(({ inputs }) => inputs.logGroupName === log && matches(inputs.pattern, line))
    .map(({ inputs }) => inputs.metricTransformation);
  return alarms()
    .filter(({ inputs }) =>
      counted.some(
        ({ name, namespace }) =>
          name === inputs.metricName &&
          namespace === inputs.namespace &&
          times > inputs.threshold &&
          hours >= (inputs.datapointsToAlarm ?? 1),
      ),
    )
    .map(({ name }) => name);
}

describe("somebody hears", () => {
  test.each<[string, string, string, object, number, string]>([
    ["that a refund failed", "OrderQueue", "order.refund-failed", {}, 1, "OrdersTroubleAlarm"],
    ["that an order stands still", "Sweep", "order.overdue", {}, 1, "OrdersTroubleAlarm"],
    ["that money came for no order", "Audit", "audit.unknown-payment", {}, 1, "OrdersTroubleAlarm"],
    [
      "that the model refuses the shop",
      "ImageQueue",
      "image.failed",
      { kind: "configuration" },
      1,
      "ModelTroubleAlarm",
    ],
    ["that the day's pictures are spent", "Api", "images.budget-spent", {}, 1, "PictureBudgetTroubleAlarm"],
    ["that the guardrail is silent", "Api", "guardrail.silent", {}, 6, "GuardrailTroubleAlarm"],
    ["that the site fails in browsers", "Api", "browser.error", {}, 21, "BrowserTroubleAlarm"],
    ["that mails are refused", "Api", "mail.failed", {}, 4, "MailTroubleAlarm"],
    ["that letters about orders are", "OrderQueue", "order.mail-failed", {}, 4, "MailTroubleAlarm"],
    ["that the day's mails are spent", "Api", "mail.budget-spent", {}, 4, "MailTroubleAlarm"],
  ])("%s", (_, resource, event, fields, times, alarm) => {
    expect(ringing(resource, lineOf("error", event, fields), times)).toEqual([alarm]);
    expect(ringing(resource, lineOf("error", event, fields), times - 1 || 0)).toEqual([]);
  });

  test("that pictures come to nothing, many within a quarter of an hour", () => {
    const line = lineOf("info", "image.ended", { status: "failed" });
    expect(ringing("ImageQueue", line, 9)).toEqual(["PicturesTroubleAlarm"]);
    expect(ringing("ImageQueue", line, 8)).toEqual([]);
    expect(ringing("ImageQueue", lineOf("info", "image.ended", { status: "blocked" }), 100)).toEqual([]);
  });

  test.each<["info" | "error", string, string, object, number, string]>([
    ["info", "ImageQueue", "image.ended", { status: "failed" }, 2, "PicturesTroubleForHoursAlarm"],
    ["error", "Api", "mail.failed", {}, 1, "MailTroubleForHoursAlarm"],
    ["error", "OrderQueue", "order.mail-failed", {}, 1, "MailTroubleForHoursAlarm"],
    ["error", "Api", "guardrail.silent", {}, 1, "GuardrailTroubleForHoursAlarm"],
  ])(
    "of few at a time, in three hours of a day: %s of %s, %s",
    (level, resource, event, fields, times, alarm) => {
      const line = lineOf(level, event, fields);
      expect(ringing(resource, line, times, 3)).toEqual([alarm]);
      expect([...ringing(resource, line, times, 2), ...ringing(resource, line, times - 1, 24)]).toEqual([]);
    },
  );
});

test("what browsers measure is a metric each, and the slowest first screens ring", () => {
  const line = lineOf("info", "browser.vitals", { route: "/", LCP: 4100, CLS: 0 });
  const values = filters().flatMap(({ inputs }) =>
    matches(inputs.pattern, line) ? [inputs.metricTransformation.value] : [],
  );
  expect(values.toSorted()).toEqual(["$.CLS", "$.LCP"]);
  const alarm = alarms().find(({ name }) => name === "SlowScreensAlarm");
  expect(alarm?.inputs).toMatchObject({ metricName: "LCP", extendedStatistic: "p75", threshold: 4000 });
  expect(alarm?.inputs.statistic).toBeUndefined();
});

/** Errors that are no alarm, and why not. */
const nobodysBusiness: Record<string, string> = {
  "order.step-failed": "the clock tries again; order.keeps-failing is told when that goes on for hours",
  "job.failed": "the queue delivers it again; what fails for good is a dead letter, which has an alarm",
  "images.unsent": "the sweep finds what was never sent",
  unexpected: "an answer of 5xx is counted by AWS, and has an alarm",
};

/** What a function is handed writes into its log as well: the table into everybody's. */
const handedIn: Record<string, string> = { "item.unreadable": "", "guardrail.silent": "Api" };

test("nobody waits for an event that is never written there, by what its function can come to", async () => {
  const waiting = lambdas(resources).map(async ({ definition: { resource }, lambda }) => {
    const code = await codeOf(resource);
    const handed = writtenAs("error").filter((event) => [resource, ""].includes(handedIn[event] ?? "nobody"));
    const lines = [
      ...[...eventsIn(code, "error"), ...handed].map((event) =>
        lineOf("error", event, { kind: "configuration" }),
      ),
      ...eventsIn(code, "info").map((event) =>
        lineOf("info", event, { status: "failed", code: "not_through_the_edge", LCP: 1, INP: 1, CLS: 0 }),
      ),
    ];
    return filters().filter(
      ({ inputs }) =>
        inputs.logGroupName === `/aws/lambda/${lambda.inputs.name}` &&
        !lines.some((line) => matches(inputs.pattern, line)),
    );
  });
  const silent = (await Promise.all(waiting)).flat();
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("the dashboard reads nothing that is never written: money, orders by state, pictures and who draws them", () => {
  const [dashboard] = all(resources, "aws:cloudwatch/dashboard:Dashboard");
  const { widgets }: { widgets: { type: string; properties: { query?: string } }[] } = JSON.parse(
    dashboard?.inputs.dashboardBody ?? "{}",
  );
  const queries = widgets.flatMap(({ properties }) => properties.query ?? []);
  const read = queries.flatMap((query) =>
    [...query.matchAll(/event = "([^"]+)"/g)].map(([, event]) => event),
  );
  expect(read).toHaveLength(queries.length);
  expect([...writtenAs("info"), ...writtenAs("error")]).toEqual(expect.arrayContaining(read));
  expect([...new Set(read)].toSorted()).toEqual([
    "image.drawn",
    "image.ended",
    "image.passed-over",
    "order.moved",
  ]);
});

describe("what is written into the log as an error", () => {
  const written = writtenAs("error");

  test("is heard by somebody or heals by itself, never neither", () => {
    const lost = written.filter((event) => {
      const line = lineOf("error", event, { kind: "configuration" });
      return !(event in nobodysBusiness) && !filters().some(({ inputs }) => matches(inputs.pattern, line));
    });
    expect(lost).toEqual([]);
    expect(written.length).toBeGreaterThan(8);
  });

  test("rings nobody when it heals by itself", () => {
    for (const event of Object.keys(nobodysBusiness)) {
      expect(written).toContain(event);
      for (const resource of ["Api", "ImageQueue", "OrderQueue", "Sweep", "Audit"])
        expect(ringing(resource, lineOf("error", event), 1000)).toEqual([]);
    }
    expect(ringing("ImageQueue", lineOf("error", "image.failed", { kind: "transient" }), 1000)).toEqual([]);
    expect(ringing("OrderQueue", lineOf("info", "order.moved", {}), 1000)).toEqual([]);
  });
});

describe("an alarm", () => {
  test("is judged by the same numbers here and on AWS", () => {
    const asked = alarms().map(({ name, inputs }) => [
      name,
      ...[inputs.period, inputs.evaluationPeriods, inputs.datapointsToAlarm, inputs.threshold],
      inputs.comparisonOperator,
    ]);
    const here = alarmRules.map(({ name, minutes, periods, times, above, silence }) => [
      `${name}Alarm`,
      ...[minutes * 60, periods, times, above],
      silence ? "LessThanThreshold" : "GreaterThanThreshold",
    ]);
    expect(asked.toSorted()).toEqual(here.toSorted());
  });

  test("of the edge tells refusals from failures", () => {
    const ofEdge = alarms().filter(({ inputs }) => inputs.namespace === "AWS/CloudFront");
    const counted = ofEdge.map(({ inputs: { metricName, statistic } }) => [metricName, statistic]);
    expect(counted.toSorted()).toEqual(["4xxErrorRate", "5xxErrorRate"].map((name) => [name, "Average"]));
  });

  test("that counts events rings once for a series of them; where each wants somebody, an hour later again", () => {
    const each = ["OrdersTroubleAlarm", "ReportsTroubleAlarm"];
    for (const { name, inputs } of alarms().filter(
      ({ name, inputs }) => inputs.namespace.startsWith("Wallflower/") && !name.endsWith("ForHoursAlarm"),
    )) {
      const quietHours = each.includes(name) ? 1 : 6;
      expect([name, inputs.period * inputs.evaluationPeriods]).toEqual([name, quietHours * 60 * 60]);
      expect(inputs.datapointsToAlarm).toBe(1);
    }
  });

  test("that bears so many at once looks at the hours of a day as well: where they are few, those may be all", () => {
    // A visit makes more calls than that, the sweep tries again within the quarter of an hour, and what browsers tell
    // has to come from several places at once.
    const alone = ["ApiThrottles", "BrowserTrouble", "EdgeTrouble", "OriginTrouble", "SlowScreens"];
    const bearing = alarms().filter(
      ({ name, inputs }) =>
        inputs.datapointsToAlarm === 1 &&
        inputs.evaluationPeriods > 1 &&
        inputs.threshold > 0 &&
        !alone.includes(name.replace("Alarm", "")),
    );
    const ofHours = alarms().filter(({ name }) => name.endsWith("ForHoursAlarm"));
    expect(ofHours.map(({ name }) => name.replace("ForHours", "")).toSorted()).toEqual(
      bearing.map(({ name }) => name).toSorted(),
    );
    for (const { inputs } of ofHours)
      expect(inputs).toMatchObject({ period: 3_600, evaluationPeriods: 24, datapointsToAlarm: 3 });
  });

  test("says when it begins, and leaves its end to whoever mends it", () => {
    for (const { inputs } of alarms()) {
      expect(inputs.alarmActions).toHaveLength(1);
      expect(inputs.okActions).toBeUndefined();
    }
  });

  test("looks back no further than CloudWatch can", () => {
    for (const { name, inputs } of alarms())
      expect([name, inputs.period * inputs.evaluationPeriods <= 2 * 24 * 60 * 60]).toEqual([name, true]);
  });

  test("of a worker does not ring for one crash, which heals: for three", () => {
    for (const name of ["ImageQueueErrorsAlarm", "OrderQueueErrorsAlarm", "SweepErrorsAlarm"])
      expect(alarms().find((alarm) => alarm.name === name)?.inputs).toMatchObject({
        datapointsToAlarm: 3,
        evaluationPeriods: 6,
      });
  });
});
