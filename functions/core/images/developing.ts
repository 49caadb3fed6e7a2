import type { Log } from "../../lib/log.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Drawing } from "./drawing.ts";
import type { Image } from "./image.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { settle } from "./settle.ts";

type Needs = { table: Table; log: Log; imageProcessor: ImageProcessor };

/**
 * Shows what there is of a picture while it is drawn: one after the other, and of what comes faster only the newest.
 * What cannot be shown is nobody's loss: the picture goes on.
 */
export function developing(needs: Needs, leased: Stored<Image>) {
  const { batchId, n, state } = leased;
  let newest: Drawing | undefined;
  let showing: Promise<void> | undefined;
  let isOver = false;

  async function show() {
    while (newest && !isOver) {
      const partial = newest;
      newest = undefined;
      try {
        const placeholder = await needs.imageProcessor.preview(partial);
        if ("lookAt" in state && !isOver)
          await settle(needs, leased, { state: { status: "generating", lookAt: state.lookAt, placeholder } });
      } catch (failure) {
        needs.log.info("image.unseen", { batchId, n, failure: String(failure) });
      }
    }
    showing = undefined;
  }

  return {
    see(partial: Drawing) {
      newest = partial;
      showing ??= show();
    },
    /** What comes now is too late, and what is being written is awaited: nothing goes on behind a worker's back. */
    async end() {
      isOver = true;
      await showing;
    },
  };
}
