/** How each style is made, in a few words. */
export const techniques: Readonly<Record<string, string>> = {
  "photorealistic-style": "Light and lens",
  "art-noveau-style": "Curved lines, flowers",
  "anime-style": "Clean lines, wide skies",
  "comic-style": "Ink, dots, action",
  "hokusai-style": "Woodblock print",
  "fantasy-art-style": "Glow and far worlds",
  "sumi-e-style": "Brush and black ink",
  "bauhaus-style": "Circle, square, line",
  "cyberpunk-style": "Neon and rain",
  "vaporwave-style": "Grids and sunsets",
  "impressionism-style": "Short bright strokes",
  "surrealism-style": "A dream, in detail",
  "psychedelic-style": "Waves of color",
  "pop-art-style": "Flat color, repeated",
  "steampunk-style": "Brass and gears",
  "watercolor-style": "Washes on wet paper",
};
