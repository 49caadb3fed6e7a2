/** What one report holds at most: a browser leaves out the rest, and the shop takes no more. */
export const MOST_ERRORS = 5;
export const MOST_SCREENS = 10;
export const LONGEST_ERROR = 200;
export const LONGEST_PLACE = 80;
