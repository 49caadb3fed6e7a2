import { Suspense } from "react";
import { closeDrawer, useDrawers } from "../dialogs/drawers.ts";
import { chunk } from "../kit/chunks.ts";
import { Drawer } from "../kit/Drawer.tsx";
import { usePainted } from "../kit/use-painted.ts";
import { FailureBoundary } from "./Failure.tsx";
import { part } from "./part.tsx";
import { WithQueries } from "./with-queries.ts";

const ImageSwap = part(chunk("pictures", () => import("../images/ImageSwap.tsx")));

export function ImageSwapDrawer() {
  const open = useDrawers(({ currentDrawer }) => currentDrawer === "IMAGE_SWAP");
  const painted = usePainted(open);
  return (
    <Drawer from="bottom" tall title="Select Image" open={open} onClose={closeDrawer}>
      <FailureBoundary at={String(open)}>
        <Suspense fallback={null}>
          {painted && (
            <WithQueries>
              <ImageSwap onDone={closeDrawer} />
            </WithQueries>
          )}
        </Suspense>
      </FailureBoundary>
    </Drawer>
  );
}
