import { sesNews } from "../partners/ses-news.ts";
import { shop } from "../shop.ts";
import { worker } from "./batch.ts";
import { newsHandlers } from "./mail-news.ts";

export const handler = worker(shop, { schema: sesNews, handlers: newsHandlers(shop) });
