/** Every address of the site, built here and nowhere else. */
export const paths = {
  home: "/",
  journeyStart: "/journey",
  journey: (journeyId: string) => `/journey/${encodeURIComponent(journeyId)}`,
  imageReview: (batchId: string) => `/imageReview/${encodeURIComponent(batchId)}`,
  image: (imageId: string) => `/image/${encodeURIComponent(imageId)}`,
  products: "/products",
  product: (shortname: string) => `/products/${encodeURIComponent(shortname)}`,
  productPreview: (shortname: string) => `/products/preview/${encodeURIComponent(shortname)}`,
  defaultProduct: "/products/artpaper",
  cart: "/cart",
  checkoutSuccess: (sessionId: string) => `/checkout/success/${encodeURIComponent(sessionId)}`,
  creations: "/your-creations",
  orders: "/orders",
  order: (orderId: string) => `/orders/${encodeURIComponent(orderId)}`,
  account: "/account",
  googleReturn: "/account/google",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  about: "/about",
  howItWorks: "/how-it-works",
  contact: "/contact",
  returns: "/returns",
  shipping: "/shipping",
  terms: "/terms-of-service",
  privacy: "/privacy-policy",
  cookies: "/cookie-policy",
} as const;

/** An address that carries the selected image. */
export const withImage = (path: string, imageId: string) => `${path}?imageId=${encodeURIComponent(imageId)}`;
