const largestOf = /^(\/pictures\/.+\/)(\d+)\.jpeg$/;

/** The same picture no larger than it is shown; the address of something else stays as it is. */
export function pictureUrlOf(width: 320 | 640 | 1280, imageUrl: string): string {
  const [, stem, largest] = largestOf.exec(imageUrl) ?? [];
  return stem ? `${stem}${Math.min(width, Number(largest))}.avif` : imageUrl;
}
