/** How many characters say what is to be seen: forms say it, a journey asks for it, and carts keep as many. */
export const SHORTEST_SUBJECT = 10;
export const LONGEST_SUBJECT = 500;
