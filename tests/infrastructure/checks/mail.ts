import { queues } from "../../../stacks/definitions.ts";
import { all, type Resource } from "../synthesis/synthesis.ts";
import { type Check, complaints } from "./check.ts";
import { linkOf } from "./links.ts";
import { statementsOf } from "./rights.ts";

const endsWith = (arn: string | undefined, name: string | undefined) =>
  name !== undefined && arn?.endsWith(name) === true;

const mayOnly = (policy: string | undefined, service: string, action: string) => {
  const [statement, ...more] = statementsOf(policy ?? "{}");
  return (
    more.length === 0 &&
    JSON.stringify(statement?.Principal)?.includes(service) &&
    JSON.stringify(statement?.Action).includes(action) &&
    statement?.Condition?.ArnEquals?.["aws:SourceArn"] !== undefined
  );
};

/** SES has a list for the account, of whom it sends nothing: who is on it would be so on every stage, and for good. */
export const mailGoesToEverybody: Check = (resources: Resource[]) => {
  const set = linkOf(resources, "Mail")?.properties.configurationSet;
  const [sentWith] = all(resources, "aws:sesv2/configurationSet:ConfigurationSet").filter(
    ({ inputs }) => inputs.configurationSetName === set,
  );
  return complaints([
    [sentWith !== undefined, "mail is sent with no set of the stage's own"],
    [
      sentWith?.inputs.suppressionOptions?.suppressedReasons.length === 0,
      "SES goes by the account's list as well",
    ],
  ]);
};

/** What comes back, or is not wanted, is told: by the set that the shop sends with, through the topic, to the queue. */
export const newsOfMailIsHeard: Check = (resources: Resource[]) => {
  const set = linkOf(resources, "Mail")?.properties.configurationSet;
  const [destination] = all(
    resources,
    "aws:sesv2/configurationSetEventDestination:ConfigurationSetEventDestination",
  );
  const topic = all(resources, "aws:sns/topic:Topic").find(({ name }) => name === "MailNews");
  const queue = all(resources, "aws:sqs/queue:Queue").find(
    ({ name }) => name === `${queues.mails.resource}Queue`,
  )?.inputs.name;
  const subscription = all(resources, "aws:sns/topicSubscription:TopicSubscription").find(
    ({ inputs }) => inputs.protocol === "sqs",
  )?.inputs;
  const topicPolicy = all(resources, "aws:sns/topicPolicy:TopicPolicy")[0]?.inputs.policy;
  const queuePolicy = all(resources, "aws:sqs/queuePolicy:QueuePolicy")[0]?.inputs.policy;
  const { enabled, matchingEventTypes, snsDestination } = destination?.inputs.eventDestination ?? {};
  return complaints([
    [
      set !== undefined && destination?.inputs.configurationSetName === set,
      "the set that is sent with tells nobody",
    ],
    [
      enabled === true && matchingEventTypes?.toSorted().join() === "BOUNCE,COMPLAINT",
      "bounces or complaints are not told",
    ],
    [topic !== undefined && endsWith(snsDestination?.topicArn, topic.name), "SES tells another topic"],
    [endsWith(subscription?.endpoint, queue), "the topic tells another queue"],
    [subscription?.rawMessageDelivery === true, "the worker does not read what the topic wraps"],
    [mayOnly(topicPolicy, "ses.amazonaws.com", "sns:Publish"), "SES may not publish, or others may"],
    [mayOnly(queuePolicy, "sns.amazonaws.com", "sqs:SendMessage"), "the topic may not send, or others may"],
  ]);
};
