/** How wide a picture is shown that has a page of its own, as the browser's `sizes`. */
export const sizesAlone = "(min-width: 60rem) 40rem, 92vw";
