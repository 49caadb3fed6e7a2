import type { Outcome } from "../../functions/core/images/outcome.ts";
import { plainModel } from "./plain-model.ts";
import { aShopThatDraws } from "./shop-that-draws.ts";

const drawing = { bytes: new Uint8Array(16), contentType: "image/png" };

/** A shop whose model always answers the same, and counts how often it was asked. */
export function aShopWhoseModel(outcome: Outcome = { outcome: "drawn", drawing }) {
  const studio = aShopThatDraws();
  const asked = { model: 0, guardrail: 0 };
  studio.shop.model = {
    about: plainModel.about,
    async draw() {
      asked.model++;
      return outcome;
    },
  };
  const { guardrail } = studio.shop;
  studio.shop.guardrail = {
    opinionOf(text) {
      asked.guardrail++;
      return guardrail.opinionOf(text);
    },
  };
  const withLimits = (over: Partial<typeof studio.shop.imageLimits>) => {
    studio.shop.imageLimits = { ...studio.shop.imageLimits, ...over };
  };
  return { ...studio, asked, withLimits };
}
