import { all } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";

/** Who asked, and for what: neither is written down at the edge. */
const tellsOfSomebody = /^c-|^asn$|^cs\(|cookie|forwarded|host|uri|query/;

/** Every request of the one distribution leaves a line, which tells of nobody and is forgotten one day. */
export const theEdgeWritesDownWhatItAnswers: Check = (resources) => {
  const [distribution] = all(resources, "aws:cloudfront/distribution:Distribution");
  const deliveries = all(resources, "aws:cloudwatch/logDelivery:LogDelivery").map(({ inputs }) => {
    const source = all(resources, "aws:cloudwatch/logDeliverySource:LogDeliverySource").find(
      (one) => one.inputs.name === inputs.deliverySourceName,
    );
    const destination = all(resources, "aws:cloudwatch/logDeliveryDestination:LogDeliveryDestination")[0]
      ?.inputs;
    const group = destination?.deliveryDestinationConfiguration.destinationResourceArn.split("log-group:")[1];
    return { fields: inputs.recordFields, of: source?.inputs, group };
  });
  const [delivery] = deliveries;
  if (!delivery || deliveries.length > 1) return [`the edge writes down ${deliveries.length} logs`];
  const log = all(resources, "aws:cloudwatch/logGroup:LogGroup").find(
    ({ inputs }) => inputs.name === delivery.group,
  );
  return complaints([
    [delivery.of?.logType === "ACCESS_LOGS", `${delivery.of?.logType} is no access log`],
    [
      delivery.of?.resourceArn.endsWith(`/${distribution?.name}`) ?? false,
      `what is written down is ${delivery.of?.resourceArn}`,
    ],
    [delivery.fields.includes("sc-status"), "nobody sees what was answered"],
    [
      log?.inputs.name.startsWith("/aws/vendedlogs/") ?? false,
      `${delivery.group} is no log for AWS to write`,
    ],
    [(log?.inputs.retentionInDays ?? 0) > 0, "the edge keeps its log for ever"],
    ...delivery.fields.map((field): [boolean, string] => [
      !tellsOfSomebody.test(field.toLowerCase()),
      `${field} tells of somebody`,
    ]),
  ]);
};
