import { createHash } from "node:crypto";
import type { ImageModel } from "../../functions/core/images/model.ts";
import { plainModel } from "./plain-model.ts";

/**
 * For a shop in memory, whose image processor does not look at pictures either: no two requests have the same one, and
 * none is painted. In a size for printing that takes most of a second of a core.
 */
export const unseenModel: ImageModel = {
  ...plainModel,
  async draw({ seed, variant, brief, size }) {
    const bytes = createHash("sha256")
      .update(JSON.stringify([seed, variant, brief, size]))
      .digest();
    return { outcome: "drawn", drawing: { bytes, contentType: "image/png" } };
  },
};
