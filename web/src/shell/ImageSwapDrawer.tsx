import { lazy, Suspense } from "react";
import { closeDrawer, useDrawers } from "../drawers.ts";
import { Drawer } from "../kit/Drawer.tsx";
import { Asking } from "./asking.ts";

const ImageSwap = lazy(() => import("../images/ImageSwap.tsx"));

export function ImageSwapDrawer() {
  const open = useDrawers(({ currentDrawer }) => currentDrawer === "IMAGE_SWAP");
  return (
    <Drawer from="bottom" title="Select Image" open={open} onClose={closeDrawer}>
      <Suspense fallback={null}>
        {open && (
          <Asking>
            <ImageSwap onDone={closeDrawer} />
          </Asking>
        )}
      </Suspense>
    </Drawer>
  );
}
