import { handle } from "hono/aws-lambda";
import { shop } from "../shop.ts";
import { createApp } from "./app.ts";

export const handler = handle(createApp(shop));
