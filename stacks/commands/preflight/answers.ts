import * as z from "zod/mini";

// What AWS answers, as far as it is read.

const text = z.string();
export const Handlers = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });
export const Functions = z.object({
  Functions: z.array(
    z.object({
      FunctionName: text,
      Environment: z.nullish(z.object({ Variables: z.nullish(z.record(text, text)) })),
    }),
  ),
  NextMarker: z.nullish(text),
});
export const Model = z.object({
  modelDetails: z.object({ modelLifecycle: z.optional(z.object({ status: text })) }),
});
export const Availability = z.object({
  agreementAvailability: z.object({ status: text }),
  authorizationStatus: text,
  regionAvailability: text,
});
export const Quotas = z.object({
  Quotas: z.array(z.object({ QuotaName: text, Value: z.number() })),
  NextToken: z.optional(text),
});
export const Mail = z.object({
  ProductionAccessEnabled: z.optional(z.boolean()),
  SendingEnabled: z.optional(z.boolean()),
  SendQuota: z.optional(z.object({ Max24HourSend: z.number() })),
});
export const MailIdentity = z.object({ VerifiedForSendingStatus: z.optional(z.boolean()) });
