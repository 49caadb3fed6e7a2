// Phones are told a smaller width than it is, here and on the home page: on a fine screen a file of half the bytes looks
// the same, and is there a third of a second earlier over a slow line. Windows that are coarser or wider are told the truth.
const onFinePhones = "(max-width: 30rem) and (min-resolution: 2x)";

/** How wide a picture is shown that has a page of its own, as the browser's `sizes`. */
export const sizesAlone = `(min-width: 60rem) 40rem, ${onFinePhones} 54vw, 92vw`;

/** The same of the one that is looked at among its versions (ImageReview.module.css), in its frame. */
export const sizesReviewed = {
  portrait: `(min-width: 60rem) min(23rem, max(14rem, (100svh - 20rem) * 2 / 3 - 2rem)), ${onFinePhones} min(77vw, max(10rem, (100svh - 25rem) * 0.6 - 2rem)), min(86vw, max(11rem, (100svh - 25rem) * 2 / 3 - 2rem))`,
  square: `(min-width: 60rem) 30rem, ${onFinePhones} 54vw, 86vw`,
  landscape: `(min-width: 60rem) 40rem, ${onFinePhones} 54vw, 86vw`,
} as const;

/** And of many in rows (Creations.module.css). */
export const sizesInRows = "(min-width: 64rem) 17rem, calc(48vw - 2.1rem)";
