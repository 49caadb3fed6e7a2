import type { Data } from "./data.ts";
import { api as definition } from "./definitions.ts";
import { functionFrom } from "./functions.ts";
import { askGuardrail, readIndex, sendTo, workOnItems } from "./grants.ts";
import type { StageGuardrail } from "./guardrail.ts";
import type { Work } from "./queues.ts";

/**
 * The function has an address of its own, which anybody may call; it answers only what carries the edge's
 * secret. (Signing at the edge instead would take the Authorization header, which is the shopper's.)
 */
export function api(data: Data, { images, orders }: Work, guardrail: StageGuardrail, router: sst.aws.Router) {
  const { settings, table, mail, mailbox, site, model, secrets } = data;
  // None at all is Lambda's word for switched off.
  const reserved = settings.asleep ? 0 : settings.apiReserved;
  return new sst.aws.Function(definition.resource, {
    ...functionFrom(definition, settings),
    ...(reserved !== undefined && { concurrency: { reserved } }),
    link: [
      table,
      images.queue,
      orders.queue,
      mail,
      mailbox,
      site,
      secrets.sessionKeys,
      secrets.originSecret,
      secrets.stripeKey,
      secrets.stripeWebhookSecrets,
      secrets.prodigiKey,
      secrets.orderLinkSecret,
      secrets.googleClientId,
      guardrail.link,
      // It asks nothing of it, but what a picture can become on paper today.
      model,
    ],
    environment: {
      WALLFLOWER_ACCOUNT_LIMITS: settings.limits.accounts,
      WALLFLOWER_IMAGE_LIMITS: settings.limits.images,
      WALLFLOWER_HOLD_MINUTES: settings.holdMinutes,
      WALLFLOWER_FREE_SHIPPING_FROM: settings.freeShippingFrom,
      // For `preflight`, which compares the stage that stands with what its settings say.
      ...(settings.alarmEmail && { WALLFLOWER_ALARM_EMAIL: settings.alarmEmail }),
      ...(settings.restoredTable && { WALLFLOWER_RESTORED_TABLE: settings.restoredTable }),
    },
    permissions: [
      workOnItems(
        table,
        ...(["GetItem", "BatchGetItem", "Query"] as const),
        ...(["PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"] as const),
      ),
      readIndex(table, "gsi1"),
      sendTo(images.queue, orders.queue),
      askGuardrail(guardrail.made),
    ],
    url: {
      cors: false,
      router: {
        instance: router,
        path: definition.route,
        readTimeout: `${definition.timeoutSeconds} seconds`,
      },
    },
  });
}
