import { openDrawer } from "./drawers.ts";
import { openModal } from "./modals.ts";

/** From below where a thumb is, in the middle where a pointer is. */
export function chooseImage() {
  if (window.matchMedia("(max-width: 767.98px)").matches) openDrawer("IMAGE_SWAP");
  else openModal("IMAGE_SWAP");
}
