const plain = /^\/journey-cards\/(lighting|mood)\/([a-z]+)\.avif$/;

/** What a light or a mood does in the style that was chosen: tests/art/cards.ts paints each in all of them. */
export const inStyle = (imageUrl: string | undefined, style: unknown) =>
  typeof style === "string" ? imageUrl?.replace(plain, `/journey-cards/$1/${style}/$2.avif`) : imageUrl;
