import { api, queues } from "../definitions.ts";

/** What a stage has, and what its partners grant it. */
export type Means = {
  imageLanes: number;
  orderLanes: number;
  /** Handlers at once, of the whole account. */
  handlers: number;
  /** Pictures that the model may be asked for in a minute, and that the shop pays for in a day. */
  modelPerMinute: number;
  picturesPerDay: number;
  /** Calls of the print house in half a minute. */
  printCallsPerHalfMinute: number;
};

/** Measured, in seconds; the two largest are those of pictures and of print files. */
export const measured = {
  picture: 15,
  printFile: 30,
  apiCall: 0.06,
  apiCallsPerVisit: 25,
  apiCallsPerOrder: 12,
  /** From the first submission to the parcel at the door, as `npm run saga -- 600 capacity calm` and tests/simulation/news.test.ts count them. */
  printCallsPerOrder: 3.6,
  picturesPerVisit: 4,
  /** Jobs of the orders' queue from the payment to the door, as tests/commands/scale/visit.test.ts counts them. */
  jobsPerOrder: 12,
  /** And those that partners' news make: the payment's, and of each stage and parcel at the print house. */
  newsPerOrder: 8,
} as const;

/** Dollars, as AWS listed them for us-east-1 and us-west-2 in 2026: look them up before you rely on them. */
const prices = {
  lambdaGbSecond: 0.0000133334,
  lambdaCall: 0.0000002,
  enlarging: 0.03,
  dynamoWrite: 0.000000625,
  dynamoRead: 0.000000125,
  edgeRequest: 0.000001,
  edgeGb: 0.085,
} as const;

export type Limit = { what: string; perSecond: number; setting: string };

/** How many orders a second each part can carry, the narrowest first. */
export const limitsOfOrders = (means: Means): Limit[] =>
  [
    {
      what: "the print house's calls",
      perSecond: means.printCallsPerHalfMinute / 30 / measured.printCallsPerOrder,
      setting: "ask Prodigi for more calls, or poll less often",
    },
    {
      what: "print files",
      perSecond: means.orderLanes / measured.printFile,
      setting: "WALLFLOWER_ORDER_LANES",
    },
    {
      what: "handlers for the API",
      perSecond:
        Math.max(0, means.handlers - means.imageLanes - means.orderLanes) /
        (measured.apiCall * measured.apiCallsPerOrder),
      setting: "Lambda's concurrent executions, then WALLFLOWER_API_RESERVED",
    },
  ].toSorted((one, other) => one.perSecond - other.perSecond);

/** How many pictures a second each part can carry, the narrowest first. */
export const limitsOfPictures = (means: Means): Limit[] =>
  [
    {
      what: "the day's pictures",
      perSecond: means.picturesPerDay / 86_400,
      setting: "WALLFLOWER_IMAGE_LIMITS, modelCalls",
    },
    { what: "lanes", perSecond: means.imageLanes / measured.picture, setting: "WALLFLOWER_IMAGE_LANES" },
    {
      what: "the model's quota",
      perSecond: means.modelPerMinute / 60,
      setting: "Service Quotas, Amazon Bedrock",
    },
  ].toSorted((one, other) => one.perSecond - other.perSecond);

/** Seconds until the last of so many who press at the same moment has a batch, were the day's pictures enough. */
export const waitOf = (people: number, means: Means) =>
  Math.ceil(
    (people * measured.picturesPerVisit) /
      Math.min(means.imageLanes / measured.picture, means.modelPerMinute / 60),
  );

const lambda = (memoryMb: number, seconds: number, calls = 1) =>
  (memoryMb / 1024) * seconds * prices.lambdaGbSecond + calls * prices.lambdaCall;

/** What a visit costs in which four pictures are drawn at that price, and what an order adds; without print and stamps. */
export const costs = (picture: number) => ({
  visit:
    measured.picturesPerVisit * (picture + lambda(queues.images.memoryMb, measured.picture)) +
    lambda(api.memoryMb, measured.apiCall * measured.apiCallsPerVisit, measured.apiCallsPerVisit) +
    measured.apiCallsPerVisit * (prices.edgeRequest + 2 * prices.dynamoRead + prices.dynamoWrite) +
    0.003 * prices.edgeGb,
  order:
    prices.enlarging +
    lambda(queues.orders.memoryMb, measured.printFile) +
    lambda(api.memoryMb, measured.apiCall * measured.apiCallsPerOrder, measured.apiCallsPerOrder) +
    (measured.jobsPerOrder + measured.newsPerOrder) *
      (lambda(queues.orders.memoryMb, 1) + prices.dynamoRead + prices.dynamoWrite),
});
