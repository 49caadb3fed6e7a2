/**
 * Every address of the site, once: screens, the edge, mails, previews, the sitemap, the footer and the tests read it
 * here. To add a page: a row here, its screen in web/src/screens.ts, and the page itself.
 */
type Address = {
  path: `/${string}`;
  /** Other names of the same screen. */
  also?: readonly `/${string}`[];
  title: string;
  /**
   * For search engines and previews. Whatever has one is found from outside, and so is ready: complete HTML before
   * anybody asks.
   */
  description?: string;
  /** Of the many pages of a screen, those that are ready as well, by the part that differs. */
  ready?: readonly string[];
  /** What a stranger is shown, whose browser remembers nothing, is written at build as well; of many pages, these. */
  strangers?: true | readonly string[];
  /** Somebody's own: search engines are asked to stay away. */
  personal?: true;
  /** The column of the footer that leads there, and under which name. */
  footer?: readonly [column: "Company" | "Help" | "Legal", name: string];
};

const products = ["artpaper", "mountedprint", "germanetching", "grandprint"] as const;

export const addresses = {
  home: {
    path: "/",
    also: ["/home"],
    title: "Wallflower: your own art, printed",
    description: "Describe a picture, watch it being made, and order it as a real print, framed or not.",
  },
  journeyStart: { path: "/journey", title: "Your journey", strangers: true },
  journey: { path: "/journey/:journeyId", title: "Your journey", strangers: ["default-journey"] },
  imageReview: { path: "/imageReview/:imageBatchId", title: "Review your creation" },
  image: { path: "/image/:imageId", title: "A picture" },
  products: {
    path: "/products",
    title: "Products",
    description: "Art paper prints of your own pictures, in sizes for every wall, framed or not.",
  },
  product: { path: "/products/:shortname", title: "Product", ready: products },
  productPreview: { path: "/products/preview/:shortname", title: "Product preview", strangers: products },
  cart: { path: "/cart", title: "Your Cart", personal: true, strangers: true },
  checkoutSuccess: { path: "/checkout/success/:sessionId", title: "Your order", personal: true },
  creations: { path: "/your-creations", title: "Your Creations", personal: true, strangers: true },
  orders: { path: "/orders", title: "My Orders", personal: true, strangers: true },
  order: { path: "/orders/:orderId", title: "Your order", personal: true },
  account: { path: "/account", title: "Your account", personal: true },
  googleReturn: { path: "/account/google", title: "Google", personal: true },
  resetPassword: { path: "/reset-password", title: "Choose a new password" },
  newsletter: { path: "/newsletter", title: "Newsletter" },
  verifyEmail: { path: "/verify-email", title: "Verify your e-mail" },
  about: {
    path: "/about",
    title: "Why Wallflower",
    description: "Why we built a shop where you describe the picture yourself, and what sets it apart.",
    footer: ["Company", "Why Us"],
  },
  contact: {
    path: "/contact",
    title: "Contact",
    description: "Questions about a picture, a frame or an order? Write to us.",
    footer: ["Company", "Contact Us"],
  },
  howItWorks: {
    path: "/how-it-works",
    title: "How it works",
    description: "From a sentence to a framed print in four steps.",
    footer: ["Company", "How it works"],
  },
  returns: {
    path: "/returns",
    title: "Returns",
    description: "Prints are made for you alone. What we do when something is wrong with one.",
    footer: ["Help", "Returns"],
  },
  shipping: {
    path: "/shipping",
    title: "Shipping",
    description: "How long it takes to make your print, and how it reaches you.",
    footer: ["Help", "Shipping"],
  },
  terms: {
    path: "/terms-of-service",
    title: "Terms of Service",
    description: "The rules between you and Wallflower, in words that can be read.",
    footer: ["Legal", "Terms of Service"],
  },
  privacy: {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description: "What we know about you, why we need it, who else sees it, and how you have it deleted.",
    footer: ["Legal", "Privacy Policy"],
  },
  cookies: {
    path: "/cookie-policy",
    title: "Cookie Policy",
    description: "The few cookies and the little storage that the shop uses.",
    footer: ["Legal", "Cookie Policy"],
  },
} as const satisfies Record<string, Address>;

export type AddressName = keyof typeof addresses;

export type Page = { name: AddressName; path: string; title: string; description: string };

const rows = Object.entries(addresses) as [AddressName, Address][];

/** Every path that shows a screen, with the screen's name; a part that differs is written `:so`. */
export const screenPaths = rows.flatMap(([name, { path, also = [] }]) =>
  [path, ...also].map((path) => ({ name, path })),
);

/** What is shown in a window, as its title. */
export const titled = (shown: string) => `${shown} · Wallflower`;

/** The title of the window; the home page speaks for the whole shop. */
export const titleOf = (name: AddressName) =>
  name === "home" ? addresses.home.title : titled(addresses[name].title);

/** The pages that are ready before anybody asks. */
export const readyPages: readonly Page[] = /* @__PURE__ */ rows.flatMap(([name, { path, description }]) =>
  description === undefined ? [] : [{ name, path, title: titleOf(name), description }],
);

const each = (path: string, parts: true | readonly string[] = []) =>
  parts === true ? [path] : parts.map((part) => path.replace(/:\w+/, part));

/** Ready pages of screens that have many. */
export const readyOfMany = /* @__PURE__ */ rows.flatMap(([, { path, ready }]) => each(path, ready));

/** Screens as strangers are shown them. */
export const strangerPages = /* @__PURE__ */ rows.flatMap(([name, { path, strangers }]) =>
  each(path, strangers).map((path) => ({ name, path, title: titleOf(name) })),
);

/** What all addresses of a screen begin with. */
const stem = (path: string) => path.split("/:")[0] ?? path;

/** Screens of which there are so many, and no others. */
export const counted = rows.flatMap(([, { path, ready }]) => (ready ? [{ stem: stem(path), ready }] : []));
const once = (paths: readonly string[]): readonly string[] => [...new Set(paths)];

/** Below these stand screens that are not ready. */
export const applicationStems = once(
  screenPaths.flatMap(({ name, path }) => ("description" in addresses[name] ? [] : [stem(path)])),
);

/** Below these nothing is meant for search engines. */
export const personalStems = once(rows.flatMap(([, { path, personal }]) => (personal ? [stem(path)] : [])));

/** What a column of the footer leads to. */
export const footerLinks = (wanted: "Company" | "Help" | "Legal") =>
  rows.flatMap(([, { path, footer }]) => {
    const [column, name] = footer ?? [];
    return name !== undefined && column === wanted ? [{ name, path }] : [];
  });
