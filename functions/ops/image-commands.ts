import { closeReport, openReports } from "../core/images/reports.ts";
import { takeDownPicture } from "../core/orders/operators/taking-down.ts";
import { paths } from "../core/site/paths.ts";
import type { Command } from "./command.ts";

const anImage = { words: "IMAGE", takes: [1, 1] } as const;

/** What can be done about pictures, a row a command. */
export const imageCommands = {
  reports: {
    help: "the pictures that somebody thinks should not be seen",
    run: async (shop) => {
      const rows = (await openReports(shop)).flatMap(({ imageId, since, times, said }) => [
        `${imageId}  since ${since}, ${times} times  ${shop.siteUrl}${paths.image(imageId)}`,
        ...said.map(({ at, why, words }) => `    ${at}  ${why}  ${words.replaceAll(/\s+/g, " ")}`),
      ]);
      return rows.join("\n") || "Nothing was reported.";
    },
  },
  takedown: {
    ...anImage,
    help: "removes a picture at once, everywhere, holds what is to be printed of it, and tells its owner",
    run: async (shop, [imageId = ""]) => {
      const { wasThere, isNew, isCleared, isTold, orders } = await takeDownPicture(shop, imageId);
      const gone = [
        "It is gone.",
        isCleared ? "The edge forgets it within minutes." : "The next sweep clears what is left.",
        isTold ? "Its owner is told." : "Its owner is a guest who never ordered, and cannot be told.",
      ];
      return [
        ...(wasThere ? gone : [`${isNew ? "Its owner has deleted it" : "It was taken down"} already.`]),
        ...orders,
      ].join("\n");
    },
  },
  dismiss: {
    ...anImage,
    help: "leaves a reported picture as it is",
    run: async (shop, [imageId = ""]) =>
      (await closeReport(shop, imageId)) ? "It is off the list." : "Nothing was said of it.",
  },
} satisfies Record<string, Command>;
