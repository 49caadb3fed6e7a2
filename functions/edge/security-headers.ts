/**
 * Everything the shop shows comes from its own origin. Stripe's checkout page and Google's account chooser are
 * visited, not embedded, so neither needs a source here: a page that is navigated to, or opened as a popup, is
 * not this policy's business. `form-action` names Stripe because a form may end there through a redirect.
 *
 * Styles may stand in attributes: prerendered pages carry sizes and custom properties there. What stands in a page of
 * the site itself, a style and a little script, is known after its build only: the page names its hashes in a policy of
 * its own (web/build/policy.ts). Both hold, so that nothing else that is inline runs there; and for whatever is no page,
 * the edge takes the permission out.
 */
export const inPages = "'self' 'unsafe-inline'";

const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src ${inPages}`,
  `style-src ${inPages}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self' https://checkout.stripe.com",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * No Cross-Origin-Opener-Policy: the popup of the Google sign-in comes back to this origin from another one,
 * and would lose the window that opened it.
 */
export const securityHeaders = {
  "content-security-policy": contentSecurityPolicy,
  // A stage says more, once it means it: browsers keep it.
  "strict-transport-security": "max-age=86400",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
} as const;
