import { DEFAULT_SHORTNAME, printPath } from "../../../functions/core/site/paths.ts";
import { navigate } from "../kit/router.tsx";
import { type Art, useStore } from "../store.ts";
import { keepArt } from "./art.ts";

/** From a picture to the print of it. */
export function makePoster(art: Art) {
  keepArt(art);
  useStore.setState({ selectedProduct: DEFAULT_SHORTNAME });
  navigate(printPath(art._id));
}
