import { type Image, outputOf } from "../../functions/core/images/image.ts";
import { filesAt } from "../../functions/core/images/image-processor.ts";
import { type Pictures, variantKey } from "../../functions/core/images/pictures.ts";
import { fakePictures } from "../support/fake-pictures.ts";

/** Pictures' files, and which of them there are. */
export function watchedPictures() {
  const files = new Set<string>();
  const pictures = fakePictures();
  return {
    files,
    pictures: {
      ...pictures,
      async put(key, file) {
        files.add(key);
        return pictures.put(key, file);
      },
      async remove(key) {
        files.delete(key);
        await pictures.remove(key);
      },
    } satisfies Pictures,
  };
}

/** The files that a picture is shown and printed from. */
export function filesOf(image: Image): string[] {
  const output = outputOf(image);
  if (!output) return [];
  const { prefix, original, widths } = output;
  return [original, ...filesAt(widths).map(({ width, format }) => variantKey(prefix, width, format))];
}
