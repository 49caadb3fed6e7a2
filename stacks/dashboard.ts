import { imageLimits } from "../functions/core/images/limits.ts";
import type { Work } from "./queues.ts";
import type { Schedules } from "./schedules.ts";
import type { Settings } from "./settings.ts";
import { namespaceOf, troubles } from "./watching.ts";

type Metric = (string | Record<string, string>)[];
type Chart = { title: string; metrics: Metric[]; stat?: string };
/** What the logs of some functions say, as a table. */
type Reading = { title: string; of: string[]; query: string };

const FIVE_MINUTES = 300;
const HALF = 12;

/** One page of a stage, for whoever is woken: what shoppers feel first, then what waits, then what has rung. */
export function dashboard(
  settings: Settings,
  api: sst.aws.Function,
  work: Work,
  clock: Schedules,
  edge: sst.aws.Router,
) {
  const name = `${$app.name}-${$app.stage}`;
  const workers = Object.values(work);
  const things = $resolve({
    api: api.name,
    workers: workers.map(({ worker }) => worker.nodes.function.name),
    drawer: work.images.worker.nodes.function.name,
    queues: workers.map(({ queue }) => queue.nodes.queue.name),
    deadLetters: workers.map(({ deadLetters }) => deadLetters.nodes.queue.name),
    clock: Object.values(clock).map((cron) => cron.nodes.function.name),
    distribution: edge.nodes.cdn.nodes.distribution.id,
  });
  new aws.cloudwatch.Dashboard("Dashboard", {
    dashboardName: name,
    dashboardBody: things.apply((named) =>
      JSON.stringify({
        widgets: [...charts(named).map(chart), ...readings(named, settings).map(reading)].map(placed),
      }),
    ),
  });
}

type Things = {
  api: string;
  workers: string[];
  /** Of the workers, the one that draws. */
  drawer: string;
  queues: string[];
  deadLetters: string[];
  clock: string[];
  distribution: string;
};

const ofFunction = (metric: string, name: string, more = {}): Metric => [
  "AWS/Lambda",
  metric,
  "FunctionName",
  name,
  more,
];
const ofQueue = (metric: string, name: string): Metric => ["AWS/SQS", metric, "QueueName", name];

function charts({ api, workers, queues, deadLetters, clock, distribution }: Things): Chart[] {
  const atEdge = (metric: string): Metric => [
    "AWS/CloudFront",
    metric,
    "Region",
    "Global",
    "DistributionId",
    distribution,
  ];
  return [
    {
      title: "How long shoppers wait for the API (ms)",
      metrics: ["p50", "p99"].map((stat) => ofFunction("Duration", api, { stat, label: stat })),
    },
    {
      title: "What they are refused, and what fails",
      metrics: [ofFunction("Url4xxCount", api), ofFunction("Url5xxCount", api), ofFunction("Throttles", api)],
    },
    {
      title: "How fast screens are in browsers: three in four are better (ms)",
      metrics: ["LCP", "INP"].map((name) => [namespaceOf($app.stage), name]),
      stat: "p75",
    },
    {
      title: "How much screens jump in browsers: three in four less",
      metrics: [[namespaceOf($app.stage), "CLS"]],
      stat: "p75",
    },
    { title: "Requests at the edge", metrics: [atEdge("Requests")] },
    {
      title: "Errors at the edge (%)",
      metrics: [atEdge("4xxErrorRate"), atEdge("5xxErrorRate")],
      stat: "Average",
    },
    {
      title: "How long work waits (s)",
      metrics: queues.map((name) => ofQueue("ApproximateAgeOfOldestMessage", name)),
      stat: "Maximum",
    },
    {
      title: "Work that was given up",
      metrics: deadLetters.map((name) => ofQueue("ApproximateNumberOfMessagesVisible", name)),
      stat: "Maximum",
    },
    {
      title: "Pictures and orders worked on",
      metrics: workers.map((name) => ofFunction("Invocations", name)),
    },
    {
      title: "Handlers at work at once",
      metrics: [api, ...workers].map((name) => ofFunction("ConcurrentExecutions", name)),
      stat: "Maximum",
    },
    {
      title: "Runs that crashed",
      metrics: [api, ...workers, ...clock].map((name) => ofFunction("Errors", name)),
    },
    {
      title: "What wants a person",
      metrics: Object.keys(troubles).map((trouble) => [namespaceOf($app.stage), `${trouble}Trouble`]),
    },
  ];
}

/** What no metric counts: the lines are there already, and read only while somebody looks. */
function readings({ api, workers, clock, drawer }: Things, { limits }: Settings): Reading[] {
  const most = imageLimits(limits.images).modelCalls.most;
  const all = [api, ...workers, ...clock];
  return [
    {
      title: "Money that came in, by day ($)",
      of: all,
      query:
        'filter event = "order.moved" and ispresent(cents) | stats sum(cents / 100) as dollars, count(*) as orders by bin(1d)',
    },
    {
      title: "The states that orders came into",
      of: all,
      query: 'filter event = "order.moved" | stats count(*) as orders by to | sort orders desc',
    },
    {
      title: `Pictures that were drawn, by day (the models are asked ${most} times a day at most)`,
      of: [drawer],
      query: 'filter event = "image.drawn" | stats count(*) as pictures by bin(1d)',
    },
    {
      title: "Who draws, and what for ($; pictures without a known price are not in it)",
      of: [drawer],
      query:
        'filter event = "image.drawn" | stats count(*) as pictures, count(dollars) as priced, sum(dollars) as spent by model | sort spent desc',
    },
    {
      title: "Pictures that came to nothing, and why",
      of: [drawer],
      query:
        'filter event = "image.ended" | stats count(*) as pictures by status, reason | sort pictures desc',
    },
    {
      title: "Models that another took over from, and why",
      of: [drawer],
      query: 'filter event = "image.passed-over" | stats count(*) as times by model, kind | sort times desc',
    },
  ];
}

const region = "us-east-1";

const chart = ({ title, metrics, stat = "Sum" }: Chart) => ({
  type: "metric",
  properties: { title, metrics, stat, period: FIVE_MINUTES, region, view: "timeSeries" },
});

const reading = ({ title, of, query }: Reading) => ({
  type: "log",
  properties: {
    ...{ title, region, view: "table" },
    query: [...of.map((name) => `SOURCE '/aws/lambda/${name}'`), query].join(" | "),
  },
});

const placed = (widget: object, at: number) => ({
  ...widget,
  ...{ x: (at % 2) * HALF, y: Math.floor(at / 2) * 6, width: HALF, height: 6 },
});
