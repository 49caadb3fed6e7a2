import type { Page } from "@playwright/test";
import type { Journey } from "../../functions/core/journeys/journey.ts";

const option = (value: string) => ({ label: value, value, displayName: value });

/** A journey of every kind of step that there is, and of kinds that there are not yet. */
export const secondJourney = {
  _id: "gift",
  name: "A gift",
  shortname: "gift",
  steps: [
    {
      name: "recipient",
      label: "For whom",
      description: "A name is enough.",
      type: "text",
      layout: "FULL_PAGE",
      required: true,
      placeholder: "A name",
      examples: [{ value: "Grandmother" }],
      substeps: [],
    },
    {
      name: "occasion",
      label: "Occasion",
      description: "What is celebrated.",
      type: "select",
      layout: "FULL_PAGE",
      required: false,
      options: [option("birthday"), option("wedding")],
      substeps: [],
    },
    {
      name: "wrapping",
      label: "Wrapping",
      description: "How it comes.",
      type: "select",
      optionsType: "cards",
      layout: "FULL_PAGE",
      required: true,
      options: [option("plain"), option("festive")],
      substeps: [],
    },
    {
      name: "card",
      label: "Card",
      description: "What it says.",
      type: "select",
      layout: "DRAWER",
      required: false,
      substeps: [
        { name: "words", label: "Words", type: "TEXT_AREA", required: false, minLength: 10, maxLength: 200 },
        {
          name: "colour",
          label: "Colour",
          type: "CARD",
          required: true,
          options: [option("red"), option("blue")],
        },
        { name: "scent", label: "Scent", type: "SMELL", required: true },
      ],
    },
  ],
} as unknown as Journey;

/** The shop with this journey alone. */
export const withSecondJourney = (page: Page) =>
  page.route("**/api/v1/journeys", (route) => route.fulfill({ json: { journeys: [secondJourney] } }));
