import type * as z from "zod/mini";
import { AwsFailure } from "../../../functions/partners/aws/failures.ts";
import { Availability, Functions, Handlers, Mail, MailIdentity, Model, Quotas } from "./answers.ts";
import { asking, type Operator, type Question } from "./asking.ts";

/** What an account has and may, read with an operator's own rights: nothing here changes anything. */
export function awsAccount(operator: Operator) {
  const text = asking(operator);
  const ask = async <T>(schema: z.ZodMiniType<T>, question: Question): Promise<T> =>
    schema.parse(JSON.parse(await text(question)));

  const bedrock = (path: string, where: string) => ({ service: "bedrock", path, region: where });

  return {
    /** Who asks, and in which account. */
    identity: async () => {
      const xml = await text({
        service: "sts",
        body: "Action=GetCallerIdentity&Version=2011-06-15",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      return { account: elementIn(xml, "Account"), arn: elementIn(xml, "Arn") };
    },

    /** How many handlers may be at work at once, of all functions together. */
    handlers: async () =>
      (await ask(Handlers, { service: "lambda", path: "/2016-08-19/account-settings" })).AccountLimit
        .ConcurrentExecutions,

    /** The shop's stages that stand in the account, found by their APIs, and what each of those was told. */
    stages: async () => {
      const stages: { stage: string; told: Record<string, string | undefined> }[] = [];
      let next: string | undefined;
      do {
        const page: z.infer<typeof Functions> = await ask(Functions, {
          service: "lambda",
          path: `/2015-03-31/functions?MaxItems=50${next ? `&Marker=${encodeURIComponent(next)}` : ""}`,
        });
        for (const { FunctionName, Environment } of page.Functions) {
          const stage = /^wallflower-(.+)-Api$/.exec(FunctionName)?.[1];
          if (stage) stages.push({ stage, told: Environment?.Variables ?? {} });
        }
        next = page.NextMarker || undefined;
      } while (next);
      return stages;
    },

    /** A model's place in its life, and whether this account may call it. */
    model: async (id: string, where: string) => {
      const name = encodeURIComponent(id);
      const { modelDetails } = await ask(Model, bedrock(`/foundation-models/${name}`, where));
      const may = await ask(Availability, bedrock(`/foundation-model-availability/${name}`, where));
      return {
        lifecycle: modelDetails.modelLifecycle?.status ?? "ACTIVE",
        isSubscribed: may.agreementAvailability.status === "AVAILABLE",
        isAuthorized: may.authorizationStatus === "AUTHORIZED",
        isHere: may.regionAvailability === "AVAILABLE",
      };
    },

    /** The quotas of a service whose names hold all of these words. */
    quotas: async (service: string, where: string, words: readonly string[]) => {
      const found: { name: string; value: number }[] = [];
      let next: string | undefined;
      do {
        const page: z.infer<typeof Quotas> = await ask(Quotas, {
          service: "servicequotas",
          region: where,
          body: JSON.stringify({ ServiceCode: service, MaxResults: 100, ...(next && { NextToken: next }) }),
          headers: {
            "content-type": "application/x-amz-json-1.1",
            "x-amz-target": "ServiceQuotasV20190624.ListServiceQuotas",
          },
        });
        found.push(...page.Quotas.map(({ QuotaName, Value }) => ({ name: QuotaName, value: Value })));
        next = page.NextToken;
      } while (next);
      return found.filter(({ name }) =>
        words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
      );
    },

    /** How many distributions there are: an account that has one has been let in by CloudFront. */
    distributions: async () => {
      const xml = await text({
        ...worldWide("cloudfront"),
        path: "/2020-05-31/distribution?MaxItems=1",
      });
      return Number(/<Quantity>(\d+)<\/Quantity>/.exec(xml)?.[1] ?? 0);
    },

    /** Whether the account keeps the zone of a domain, or of one above it. */
    zoneOf: async (domain: string) => {
      const xml = await text({
        ...worldWide("route53"),
        path: "/2013-04-01/hostedzone?maxitems=100",
      });
      const zones = [...xml.matchAll(/<Name>([^<]+?)\.?<\/Name>/g)].map(([, name]) => name ?? "");
      return zones.find((zone) => domain === zone || domain.endsWith(`.${zone}`));
    },

    /** Whether mails may go to strangers, and how many a day. */
    mail: async () => {
      const answer = await ask(Mail, ses("/v2/email/account"));
      return {
        isInProduction: answer.ProductionAccessEnabled ?? false,
        isSending: answer.SendingEnabled ?? false,
        perDay: answer.SendQuota?.Max24HourSend ?? 0,
      };
    },

    /** Whether SES has proven an address or a domain; undefined if it does not know it. */
    isProven: async (identity: string) => {
      try {
        const path = `/v2/email/identities/${encodeURIComponent(identity)}`;
        return (await ask(MailIdentity, ses(path))).VerifiedForSendingStatus ?? false;
      } catch (failure) {
        if (failure instanceof AwsFailure && failure.name.startsWith("NotFound")) return undefined;
        throw failure;
      }
    },

    /** Whose mailboxes a topic tells, and whether the owner of each has said yes. */
    mailedBy: async (topic: string) => {
      const xml = await text({
        service: "sns",
        path: `/?Action=ListSubscriptionsByTopic&TopicArn=${encodeURIComponent(topic)}&Version=2010-03-31`,
      });
      const members = [...xml.matchAll(/<member>(.*?)<\/member>/gs)].map(([, member = ""]) => member);
      return members.map((member) => ({
        email: elementIn(member, "Endpoint"),
        isConfirmed: elementIn(member, "SubscriptionArn").startsWith("arn:"),
      }));
    },
  };
}

export type AwsAccount = ReturnType<typeof awsAccount>;

const ses = (path: string) => ({ service: "ses", host: "email", path });

const worldWide = (service: string) => ({
  service,
  region: "us-east-1",
  at: `https://${service}.amazonaws.com`,
});

const elementIn = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1] ?? "";
