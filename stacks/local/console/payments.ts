import { empty, page } from "./page.ts";
import type { Room } from "./room.ts";

const path = "/_local/payments";

export const payments: Room = {
  path,
  title: "Payments",
  about: "Card payments, refunds, and what was told about them.",
  open(app, _, rooms) {
    const body = empty("Card payments will appear here, with their refunds and webhooks.");
    app.get(path, (c) => c.html(page({ title: "Payments", rooms, here: path, body })));
  },
};
