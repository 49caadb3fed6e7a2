import { FailureKept, OtherwiseAsked } from "../../functions/core/orders/payment/payments.ts";
import type { Plant } from "./order-processes.ts";

/** Mistakes about two refunds of one order that are under way at the same time. */
export const refundMistakes: Record<string, Plant> = {
  "names a refund after its sum": ({ payments }) => ({
    payments: {
      ...payments,
      refund: (asked) => payments.refund({ ...asked, key: `${asked.key}_${asked.amount}` }),
    },
  }),
  "takes a refund that another is at for one that has failed": ({ payments }) => ({
    payments: {
      ...payments,
      refund: (asked) =>
        payments.refund(asked).catch((failure) => {
          throw failure instanceof OtherwiseAsked ? new FailureKept(failure.message) : failure;
        }),
    },
  }),
  "counts what others have sent back among its own": ({ payments }) => ({
    payments: {
      ...payments,
      async standing(id) {
        const found = await payments.standing(id);
        return { ...found, refunds: found.refunds.map((one) => ({ ...one, ours: true })) };
      },
    },
  }),
};
