/** Why a picture should not be seen, in the words of the form. */
export const reportReasons = {
  minor: "It sexualises a child",
  sexual: "It is sexual",
  hateful: "It is hateful, or glorifies violence",
  person: "It shows a real person who does not want it",
  mine: "It copies a work of mine",
  other: "Something else",
} as const;

export type ReportReason = keyof typeof reportReasons;

export const MOST_REPORT_WORDS = 500;
