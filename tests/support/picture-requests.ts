/** Answers to the default journey that nobody could object to. */
export const answers = {
  artStyle: "hokusai-style",
  subject: "A lighthouse above a stormy sea",
  aspectRatio: "portrait",
};

export const aPictureRequest = {
  journeyId: "default-journey",
  journeyShortname: "assisted-journey",
  journeyStepValues: answers,
};
