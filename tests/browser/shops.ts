const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3917);

/** Most tests want a picture and do not mind which: it is there at once. */
export const plainShop = `http://localhost:${PORT}`;
/** The shop as `npm start` opens it, for those that look at what was drawn. */
export const artistShop = `http://localhost:${PORT + 1}`;
