import { changed, type Planted } from "./mistakes.ts";

const ofNobody = "the edge writes down what it answers, of nobody";
const writtenDown = (field: string) =>
  changed("aws:cloudwatch/logDelivery:LogDelivery", "EdgeLogDelivery", ({ recordFields }) => {
    recordFields.push(field);
  });

/** What can go wrong before a request reaches anything of ours. */
export const edgeMistakes: Planted[] = [
  [
    "a distribution that keeps what went wrong",
    changed("aws:cloudfront/distribution:Distribution", "RouterCdnDistribution", (inputs) => {
      delete inputs.customErrorResponses;
    }),
    "the edge keeps no errors",
  ],
  [
    "answers that are told apart by queries which nobody reads",
    changed("aws:cloudfront/cachePolicy:CachePolicy", "RouterServerCachePolicy", (inputs) => {
      inputs.parametersInCacheKeyAndForwardedToOrigin.queryStringsConfig = { queryStringBehavior: "all" };
    }),
    "only queries that mean something count",
  ],
  ["a log of who came", writtenDown("c-ip"), ofNobody],
  ["a log of addresses that are keys", writtenDown("cs-uri-stem"), ofNobody],
  [
    "a log of the edge that is never forgotten",
    changed("aws:cloudwatch/logGroup:LogGroup", "EdgeLog", (inputs) => {
      inputs.retentionInDays = 0;
    }),
    ofNobody,
  ],
  [
    "edge code that has outgrown CloudFront",
    changed("aws:cloudfront/function:Function", "RouterCloudfrontFunctionRequest", (inputs) => {
      inputs.code += " ".repeat(2048);
    }),
    "everything goes through the edge",
  ],
];
