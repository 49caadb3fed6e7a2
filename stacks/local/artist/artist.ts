import type { ImageModel } from "../../../functions/core/images/model.ts";
import { paintAside } from "./hands.ts";
import { ENGINE_VERSION } from "./version.ts";

/** As large as the largest print at 300 dpi. */
const LARGEST = { width: 7_200, height: 10_800 };

/** Pictures by rules alone: no model, no key, and the same again for the same request. */
export const embeddedArtist: ImageModel = {
  about: async () => ({
    name: `artist/${ENGINE_VERSION}`,
    source: "algorithmicMedia",
    redrawsUpTo: LARGEST,
  }),
  async draw(request) {
    try {
      return { outcome: "drawn", drawing: { ...(await paintAside(request)), contentType: "image/png" } };
    } catch (failure) {
      return { outcome: "failed", kind: "transient", reason: String(failure) };
    }
  },
};
