import { empty, page } from "./page.ts";
import type { Room } from "./room.ts";

const path = "/_local/prints";

export const prints: Room = {
  path,
  title: "Print house",
  about: "Orders on their way to paper.",
  open(app, _, rooms) {
    const body = empty("Paid orders will appear here, to be produced, shipped, delivered or rejected.");
    app.get(path, (c) => c.html(page({ title: "Print house", rooms, here: path, body })));
    app.get(`${path}.json`, (c) => c.json([]));
  },
};
