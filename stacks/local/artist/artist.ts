import type { ImageModel } from "../../../functions/core/images/model.ts";
import { ENGINE_VERSION } from "./easel.ts";
import { paintAside } from "./hands.ts";
import { read } from "./reading/read.ts";

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
      const bytes = await paintAside(request);
      const { understood, missed } = read(request.brief.subject);
      return {
        outcome: "drawn",
        drawing: { bytes, contentType: "image/png", understanding: { understood, missed } },
      };
    } catch (failure) {
      return { outcome: "failed", kind: "transient", reason: String(failure) };
    }
  },
};
