import { mail as definition, mailbox as read } from "./definitions.ts";
import type { Work } from "./queues.ts";
import type { Settings } from "./settings.ts";

/** `Resource.Mail` is an address to send from, and carries the right to send from it and nothing more. */
export function mail({ mail: { sender, identity, identityExists } }: Settings) {
  const email = identityExists
    ? sst.aws.Email.get("MailIdentity", identity)
    : new sst.aws.Email("MailIdentity", {
        sender: identity,
        ...(!identity.includes("@") && { dmarc }),
        transform: { configurationSet: everybody },
      });
  // An identity may be another stage's, but what becomes of this stage's mails is told to this stage.
  const configurationSet = identityExists
    ? new aws.sesv2.ConfigurationSet("MailConfiguration", {
        configurationSetName: `${$app.name}-${$app.stage}`,
        ...everybody,
      })
    : email.nodes.configurationSet;

  const link = new sst.Linkable(definition.resource, {
    properties: { sender, configurationSet: configurationSet.configurationSetName },
    include: [
      sst.aws.permission({
        actions: ["ses:SendEmail"],
        resources: [email.nodes.identity.arn, configurationSet.arn],
      }),
    ],
  });
  const mailbox = new sst.Linkable(read.resource, { properties: { address: sender } });
  return { link, mailbox, configurationSet };
}

/**
 * Who gets no mail, the shop knows, and forgets. The account's list knows no stages and forgets nobody, and SES takes
 * the mails of whoever is on it and sends none.
 */
const everybody = { suppressionOptions: { suppressedReasons: [] } };

const dmarc = "v=DMARC1; p=quarantine; adkim=s;";

type Arn = $util.Output<string>;

/** One service may do one thing with one thing, and only in the name of another. */
const only = (service: string, action: string, resource: Arn, source: Arn) =>
  aws.iam.getPolicyDocumentOutput({
    statements: [
      {
        actions: [action],
        resources: [resource],
        principals: [{ type: "Service", identifiers: [service] }],
        conditions: [{ test: "ArnEquals", variable: "aws:SourceArn", values: [source] }],
      },
    ],
  }).json;

/** Mails that came back, or were not wanted, are told to a queue: SES, a topic that only SES may write to, the queue. */
export function mailNews({ configurationSet }: ReturnType<typeof mail>, { queue }: Work["mails"]) {
  const topic = new aws.sns.Topic("MailNews");
  const allowed = new aws.sns.TopicPolicy("MailNewsPolicy", {
    arn: topic.arn,
    policy: only("ses.amazonaws.com", "sns:Publish", topic.arn, configurationSet.arn),
  });
  new aws.sqs.QueuePolicy("MailNewsQueuePolicy", {
    queueUrl: queue.url,
    policy: only("sns.amazonaws.com", "sqs:SendMessage", queue.arn, topic.arn),
  });
  new aws.sns.TopicSubscription("MailNewsSubscription", {
    topic: topic.arn,
    protocol: "sqs",
    endpoint: queue.arn,
    rawMessageDelivery: true,
    // SES greets a new topic in plain words, which are no news of a mail.
    filterPolicyScope: "MessageBody",
    filterPolicy: JSON.stringify({ eventType: ["Bounce", "Complaint"] }),
  });
  new aws.sesv2.ConfigurationSetEventDestination(
    "MailNewsEvents",
    {
      configurationSetName: configurationSet.configurationSetName,
      eventDestinationName: "news",
      eventDestination: {
        enabled: true,
        matchingEventTypes: ["BOUNCE", "COMPLAINT"],
        snsDestination: { topicArn: topic.arn },
      },
    },
    // SES tries the topic when it is told of it.
    { dependsOn: [allowed] },
  );
}
