/** How long each part may be: the form says it, and the shop holds to it; apart from the schema, which stays out of the site. */
export const LONGEST_NAME = 100;
export const LONGEST_SUBJECT = 150;
export const LONGEST_MESSAGE = 5_000;
