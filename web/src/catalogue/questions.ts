import { daysWords, deliveryDays, productionDays } from "../../../functions/core/fulfilment/delivery.ts";

/** What people ask before they buy a print. */
export const productQuestions = [
  {
    question: "Print & frame specification",
    answer:
      "Giclée print with pigment inks on enhanced matte art paper of 200\u00a0g/m², or on Hahnemühle German Etching of 310\u00a0g/m². Frames are of solid wood, about 0.8 inch wide, with clear glazing and a hanger. Sizes are those of the paper. Where one has another shape than your picture, you choose what is cut.",
  },
  {
    question: "Delivery",
    answer: `Production takes ${daysWords(productionDays)}. Shipping takes ${daysWords(deliveryDays.Budget)} with Budget, ${daysWords(deliveryDays.Standard)} with Standard, ${daysWords(deliveryDays.Express)} with Express, and Overnight, where it is offered, arrives the ${daysWords(deliveryDays.Overnight)}. You get a tracking number as soon as the parcel leaves.`,
  },
  {
    question: "Returns",
    answer:
      "Each print is made for one person, so returns are not accepted. If yours arrives damaged or defective, report it within 48 hours of delivery, and we replace it, refund it, or find another solution with you.",
  },
];
