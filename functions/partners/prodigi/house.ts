import type { PrintHouse } from "../../core/fulfilment/printer.ts";
import { lazyPort } from "../../lib/lazy.ts";
import { prodigiPrices } from "./prices.ts";

type Settings = { standIn: string | undefined; isReal: boolean; apiKey: string };

/** Orders in the sandbox are never made, and never charged. */
const addressOf = ({ standIn, isReal }: Settings) =>
  standIn ?? `https://api.${isReal ? "" : "sandbox."}prodigi.com/v4.0`;

export const prodigi = (settings: () => Settings): PrintHouse => ({
  prices: prodigiPrices,
  printer: lazyPort(async () =>
    (await import("./printer.ts")).prodigiPrinter({
      baseUrl: addressOf(settings()),
      apiKey: settings().apiKey,
    }),
  ),
});
