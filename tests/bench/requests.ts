import { createApp } from "../../functions/api/app.ts";
import { operations } from "../../functions/api/operations.ts";
import { send } from "../support/api-call.ts";
import { aShop } from "../support/shop.ts";
import type { Row } from "./figures.ts";

const budgets: Record<string, number> = {
  "GET /health": 0,
  "GET /journeys": 0,
  "GET /products": 0,
  "GET /products/{shortname}": 0,
};

/** Requests to DynamoDB for a call, counted at the table's engine. */
export async function dynamoRequests(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const operation of operations) {
    const name = `${operation.method} ${operation.path}`;
    if (!(name in budgets)) continue;
    const { shop, requests } = aShop();
    await send(createApp(shop), operation, { params: { shortname: "artpaper" } });
    const count = Object.values(requests).reduce((sum, one) => sum + one, 0);
    rows.push({ what: `${name}: requests to DynamoDB`, figure: String(count), goal: String(budgets[name]) });
  }
  return rows;
}
