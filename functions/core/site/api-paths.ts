/** What the edge leads to the API. */
export const API_ROUTE = "/api";
/** Where the API stands: below it are the paths of its operations. */
export const API = `${API_ROUTE}/v1`;

/** Operations that others are told the address of; the part in braces is theirs alone. */
export const STRIPE_TELLS = "/webhooks/stripe";
export const PRINT_HOUSE_TELLS = "/webhooks/prodigi/{secret}";
export const LEAVES_AT_ONCE = "/newsletter/unsubscribe/{token}";

export const pathForOthers = (operation: string, part = "") =>
  API + operation.replace(/\{.+/, encodeURIComponent(part));
