import type { ComponentType } from "react";
import type { AddressName } from "../../functions/core/site/addresses.ts";
import { sizesAlone, sizesInRows, sizesReviewed } from "./images/sizes.ts";

export type Screen = {
  load(): Promise<{ default: ComponentType }>;
  /** Only words and pictures: nothing is fetched from the shop. */
  static?: true;
  /** What it asks the shop first: whoever it is ("+"), or as somebody ("="); ":" stands for the address's own part. */
  asks?: `${"+" | "="}/${string}`;
  /** Under which name it sends the address's own part, where that is not in what it asks. */
  sends?: string;
  /** How wide it shows the picture that is seen first, as the browser's `sizes`, which its shape may change. */
  sizes?: string | Record<"portrait" | "square" | "landscape", string>;
  /** Which one of many that is, if there is such a one. */
  first?: "chosen" | "favorite";
  /** The screen that it leads to by itself. */
  leadsTo?: AddressName;
  /** What makes it another than a stranger is shown: something remembered, or a part of the address's query. */
  changedBy?: readonly Change[];
};

/** What before/wake.ts knows of whoever is there. */
type Change = "user" | "cart" | "currentArt" | "begun" | "artStyle";

/** What each address shows, a line a screen. */
export const screens: Record<AddressName, Screen> = {
  home: { load: () => import("./home/Home.tsx"), static: true },
  journeyStart: {
    load: () => import("./journeys/JourneyStart.tsx"),
    asks: "+/journeys",
    leadsTo: "journey",
    changedBy: ["begun", "artStyle"],
  },
  journey: {
    load: () => import("./journeys/JourneyRunner.tsx"),
    asks: "+/journeys",
    changedBy: ["begun", "artStyle"],
  },
  imageReview: {
    load: () => import("./images/ImageReview.tsx"),
    asks: "=/images/generated-images/search",
    sends: "relatedBatch",
    sizes: sizesReviewed,
    first: "chosen",
  },
  image: { load: () => import("./images/ImagePage.tsx"), asks: "+/images/:", sizes: sizesAlone },
  products: { load: () => import("./catalogue/Products.tsx") },
  product: { load: () => import("./catalogue/ProductDetail.tsx") },
  productPreview: {
    load: () => import("./catalogue/ProductPreview.tsx"),
    asks: "+/products",
    changedBy: ["user", "currentArt"],
  },
  cart: { load: () => import("./cart/CartPage.tsx"), changedBy: ["cart"] },
  checkoutSuccess: { load: () => import("./orders/Confirmation.tsx") },
  creations: {
    load: () => import("./images/Creations.tsx"),
    asks: "=/user/generatedImages?limit=20&offset=0",
    sizes: sizesInRows,
    first: "favorite",
    changedBy: ["user"],
  },
  orders: {
    load: () => import("./orders/Orders.tsx"),
    asks: "=/orders?limit=20&offset=0",
    changedBy: ["user"],
  },
  order: { load: () => import("./orders/OrderPage.tsx"), asks: "=/orders/:" },
  account: { load: () => import("./accounts/Account.tsx") },
  googleReturn: { load: () => import("./accounts/GoogleReturn.tsx") },
  resetPassword: { load: () => import("./accounts/ResetPassword.tsx") },
  newsletter: { load: () => import("./newsletter/Newsletter.tsx") },
  verifyEmail: { load: () => import("./accounts/VerifyEmail.tsx") },
  about: { load: () => import("./pages/About.tsx"), static: true },
  contact: { load: () => import("./contact/Contact.tsx") },
  howItWorks: { load: () => import("./pages/HowItWorks.tsx"), static: true },
  returns: { load: () => import("./pages/Returns.tsx"), static: true },
  shipping: { load: () => import("./pages/Shipping.tsx"), static: true },
  terms: { load: () => import("./pages/TermsOfService.tsx"), static: true },
  privacy: { load: () => import("./pages/PrivacyPolicy.tsx"), static: true },
  cookies: { load: () => import("./pages/CookiePolicy.tsx"), static: true },
};
