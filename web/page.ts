/** A page that is ready before anybody asks, as its head needs to know it. */
export type Page = { path: string; title: string; description: string };
