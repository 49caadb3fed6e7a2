import type { ComponentType } from "react";

export type Screen = {
  path: string;
  title: string;
  /** For search engines and previews; only pages that are found from outside have one. */
  description?: string;
  load(): Promise<{ default: ComponentType }>;
  /** Written as complete HTML at build, under the name of its path. */
  prerendered?: true;
  /** Only words and pictures: nothing is fetched from the shop. */
  asksNothing?: true;
};

/** The route table of the site, a line a screen. */
export const screens: readonly Screen[] = [
  {
    path: "/",
    title: "Wallflower: your own art, printed",
    description: "Describe a picture, watch it being made, and order it as a real print, framed or not.",
    load: () => import("./home/Home.tsx"),
    prerendered: true,
    asksNothing: true,
  },
  { path: "/journey", title: "Your journey", load: () => import("./journeys/JourneyStart.tsx") },
  { path: "/journey/:journeyId", title: "Your journey", load: () => import("./journeys/JourneyRunner.tsx") },
  {
    path: "/imageReview/:imageBatchId",
    title: "Review your creation",
    load: () => import("./images/ImageReview.tsx"),
  },
  { path: "/image/:imageId", title: "A picture", load: () => import("./images/ImagePage.tsx") },
  {
    path: "/products",
    title: "Products",
    description: "Art paper prints of your own pictures, in sizes for every wall, framed or not.",
    load: () => import("./catalogue/Products.tsx"),
    prerendered: true,
  },
  { path: "/products/:shortname", title: "Product", load: () => import("./catalogue/ProductDetail.tsx") },
  {
    path: "/products/preview/:shortname",
    title: "Product preview",
    load: () => import("./catalogue/ProductPreview.tsx"),
  },
  { path: "/cart", title: "Your Cart", load: () => import("./cart/CartPage.tsx") },
  {
    path: "/checkout/success/:sessionId",
    title: "Thank you for your order",
    load: () => import("./orders/Confirmation.tsx"),
  },
  { path: "/your-creations", title: "Your Creations", load: () => import("./images/Creations.tsx") },
  { path: "/orders/:orderId", title: "Your order", load: () => import("./orders/OrderPage.tsx") },
  { path: "/orders", title: "My Orders", load: () => import("./orders/Orders.tsx") },
  { path: "/account", title: "Your account", load: () => import("./accounts/Account.tsx") },
  { path: "/account/google", title: "Google", load: () => import("./accounts/GoogleReturn.tsx") },
  {
    path: "/reset-password",
    title: "Choose a new password",
    load: () => import("./accounts/ResetPassword.tsx"),
  },
  { path: "/newsletter", title: "Newsletter", load: () => import("./newsletter/Newsletter.tsx") },
  { path: "/verify-email", title: "Verify your e-mail", load: () => import("./accounts/VerifyEmail.tsx") },
  {
    path: "/about",
    title: "Why Wallflower",
    description: "Why we built a shop where you describe the picture yourself, and what sets it apart.",
    load: () => import("./pages/About.tsx"),
    prerendered: true,
    asksNothing: true,
  },
  {
    path: "/how-it-works",
    title: "How it works",
    description: "From a sentence to a framed print in four steps.",
    load: () => import("./pages/HowItWorks.tsx"),
    prerendered: true,
    asksNothing: true,
  },
  {
    path: "/contact",
    title: "Contact",
    description: "Questions about a picture, a frame or an order? Write to us.",
    load: () => import("./contact/Contact.tsx"),
    prerendered: true,
  },
  {
    path: "/returns",
    title: "Returns",
    description: "Prints are made for you alone. What we do when something is wrong with one.",
    load: () => import("./pages/Returns.tsx"),
    prerendered: true,
    asksNothing: true,
  },
  {
    path: "/shipping",
    title: "Shipping",
    description: "How long it takes to make your print, and how it reaches you.",
    load: () => import("./pages/Shipping.tsx"),
    prerendered: true,
    asksNothing: true,
  },
  {
    path: "/terms-of-service",
    title: "Terms of Service",
    description: "The rules between you and Wallflower, in words that can be read.",
    load: () => import("./pages/TermsOfService.tsx"),
    prerendered: true,
    asksNothing: true,
  },
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description: "What we know about you, why we need it, who else sees it, and how you have it deleted.",
    load: () => import("./pages/PrivacyPolicy.tsx"),
    prerendered: true,
    asksNothing: true,
  },
  {
    path: "/cookie-policy",
    title: "Cookie Policy",
    description: "The one cookie and the little storage that the shop uses.",
    load: () => import("./pages/CookiePolicy.tsx"),
    prerendered: true,
    asksNothing: true,
  },
];
