import { choiceName } from "../../../functions/core/images/choice-name.ts";
import { versionOf } from "../../../functions/core/images/image-id.ts";
import type { Art } from "../store.ts";
import { styleOf } from "./filter.ts";

/** What tells pictures of the same words from each other. */
export const versionAndStyle = (art: Art) =>
  [art.relatedBatch && `Version ${versionOf(art._id)}`, choiceName(styleOf(art))].filter(Boolean).join(", ");
