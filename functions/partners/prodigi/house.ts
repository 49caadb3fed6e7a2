import type { PrintHouse } from "../../core/fulfilment/printer.ts";
import { lazily } from "../../lib/lazy.ts";
import type { Counting } from "../../lib/limit.ts";
import { prodigiClient } from "./client.ts";
import { paced } from "./pace.ts";
import { prodigiPrices } from "./prices.ts";
import { prodigiPrinter } from "./printer.ts";

type Settings = { standIn: string | undefined; isReal: boolean; apiKey: string; shop: Counting };

/** Orders in the sandbox are never made, and never charged. */
export const addressOf = ({ standIn, isReal }: Pick<Settings, "standIn" | "isReal">) =>
  standIn ?? `https://api.${isReal ? "" : "sandbox."}prodigi.com/v4.0`;

export const prodigi = (settings: () => Settings): PrintHouse =>
  lazily<PrintHouse>({
    prices: () => prodigiPrices,
    printer: () => {
      const { apiKey, shop } = settings();
      return prodigiPrinter(paced(prodigiClient({ baseUrl: addressOf(settings()), apiKey }), shop));
    },
  });
