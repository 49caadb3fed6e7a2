import type { Settings } from "./settings.ts";

/**
 * What the edge answered, a line for each request, and forgotten as every log is. Of whom it tells nothing: the
 * privacy policy says that records hold no addresses and no descriptions. And nothing of what was asked for either:
 * an address can be a key (a picture's page, the print house's callback, a link of a mail). Which page or call it was
 * is in the API's own lines, by its route.
 */
const fields = [
  "date",
  "time",
  "x-edge-location",
  "x-edge-request-id",
  "cs-method",
  "cs-bytes",
  "cs-protocol-version",
  "ssl-protocol",
  "sc-status",
  "sc-bytes",
  "sc-content-type",
  "x-edge-result-type",
  "x-edge-detailed-result-type",
  "time-to-first-byte",
  "time-taken",
];

export function accessLog({ production }: Settings, edge: sst.aws.Router) {
  const name = `${$app.name}-${$app.stage}-edge`;
  const log = new aws.cloudwatch.LogGroup("EdgeLog", {
    // The name that AWS's own services may write to: a policy for each group would be one of ten that an account has.
    name: `/aws/vendedlogs/${name}`,
    retentionInDays: production ? 90 : 7,
  });
  const source = new aws.cloudwatch.LogDeliverySource("EdgeLogSource", {
    name,
    logType: "ACCESS_LOGS",
    resourceArn: edge.nodes.cdn.nodes.distribution.arn,
  });
  const destination = new aws.cloudwatch.LogDeliveryDestination("EdgeLogDestination", {
    name,
    outputFormat: "json",
    deliveryDestinationConfiguration: { destinationResourceArn: log.arn },
  });
  new aws.cloudwatch.LogDelivery("EdgeLogDelivery", {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.arn,
    recordFields: fields,
  });
}
