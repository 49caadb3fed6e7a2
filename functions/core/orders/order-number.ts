/** As somebody may type it. */
export const LONGEST_ORDER_NUMBER = 40;
