import { FailureKept } from "./payments.ts";

/** A provider that was unwell for so many tries stays so. */
const MOST_KEPT = 20;

/** Asks under another key where the provider has failed and keeps to that. It may be done all the same: look each time. */
export async function underAnotherKey<Made>(ask: (failures: number) => Promise<Made>): Promise<Made> {
  for (let failures = 0; ; failures++)
    try {
      return await ask(failures);
    } catch (failure) {
      if (!(failure instanceof FailureKept) || failures === MOST_KEPT) throw failure;
    }
}
