import { versionOf } from "../../../functions/core/images/image-id.ts";
import type { Art } from "../store.ts";
import { styleOf } from "./filter.ts";
import { readable } from "./style-name.ts";

/** What tells pictures of the same words from each other. */
export const versionAndStyle = (art: Art) =>
  [art.relatedBatch && `Version ${versionOf(art._id)}`, readable(styleOf(art))].filter(Boolean).join(", ");
