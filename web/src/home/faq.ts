export const questions = [
  {
    question: "Do I have to be good at describing things?",
    answer:
      "No. The journey asks you for a style and a sentence, and the rest is optional. If nothing comes to mind, “Surprise me” gives you an idea to start from.",
  },
  {
    question: "How many pictures do I get?",
    answer: "Four versions of every idea. Keep the one you like, or change a word and try again.",
  },
  {
    question: "How long does it take to get my print?",
    answer:
      "Production plus shipping takes 3–7 business days. The Shipping page shows the times of each shipping method.",
  },
  {
    question: "What will it be printed on?",
    answer:
      "Heavy, matte fine art paper, with or without a frame in black, white or natural wood. Mugs, t-shirts, phone cases and stickers are coming.",
  },
  {
    question: "Can I return a print?",
    answer:
      "Each print is custom-made, so we cannot take it back. If it arrives damaged or has a defect, tell us within 48 hours and we will replace it, refund it or find another solution.",
  },
  {
    question: "Is it free to try?",
    answer:
      "Yes. There is a free tier, a new account comes with a 30 days free trial, and there are premium plans for people who make a lot of pictures.",
  },
] as const;
