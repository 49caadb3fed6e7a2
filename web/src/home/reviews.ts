export type Review = { review: string; name: string; location: string; rating: 1 | 2 | 3 | 4 | 5 };

/** Product copy, the same for everybody. */
export const reviews: readonly Review[] = [
  {
    review:
      "I typed in the view from my grandmother's porch, as well as I remember it. Now it hangs in my hall.",
    name: "Maren K.",
    location: "Portland, OR",
    rating: 5,
  },
  {
    review: "The paper is heavier than I expected, and the blues are exactly the blues I saw on the screen.",
    name: "Theo W.",
    location: "Austin, TX",
    rating: 5,
  },
  {
    review: "My daughter described a whale above our street. She checks on it every morning before school.",
    name: "Priya S.",
    location: "Columbus, OH",
    rating: 5,
  },
  {
    review:
      "Took me three tries to find the right words, and every try was worth keeping. The frame is lovely.",
    name: "Jonas B.",
    location: "Madison, WI",
    rating: 4,
  },
  {
    review: "A gift for my brother, who has everything. He did not have a woodblock print of his own boat.",
    name: "Alice N.",
    location: "Burlington, VT",
    rating: 5,
  },
  {
    review: "It told me that the largest size would not be sharp and let me pick the next one. I trust that.",
    name: "Ruben D.",
    location: "Santa Fe, NM",
    rating: 5,
  },
];
