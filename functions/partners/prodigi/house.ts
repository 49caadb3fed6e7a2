import type { PrintHouse } from "../../core/fulfilment/printer.ts";
import { lazyPort } from "../../lib/lazy.ts";
import type { Paced } from "./pace.ts";
import { prodigiPrices } from "./prices.ts";

type Settings = { standIn: string | undefined; isReal: boolean; apiKey: string; shop: Paced };

/** Orders in the sandbox are never made, and never charged. */
const addressOf = ({ standIn, isReal }: Settings) =>
  standIn ?? `https://api.${isReal ? "" : "sandbox."}prodigi.com/v4.0`;

export const prodigi = (settings: () => Settings): PrintHouse => ({
  prices: prodigiPrices,
  printer: lazyPort(async () => {
    const [{ prodigiPrinter }, { prodigiClient }, { paced }] = await Promise.all([
      import("./printer.ts"),
      import("./client.ts"),
      import("./pace.ts"),
    ]);
    const { apiKey, shop } = settings();
    return prodigiPrinter(paced(prodigiClient({ baseUrl: addressOf(settings()), apiKey }), shop));
  }),
});
