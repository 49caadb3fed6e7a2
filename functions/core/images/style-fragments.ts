/** How a style is asked for: what it is, how it is done, and what does not belong in it. */
export type StyleFragment = {
  displayName: string;
  medium: string;
  technique: string;
  /** What the style is not: for models that take it. */
  not: string;
};

export const styleFragments = {
  "photorealistic-style": {
    displayName: "Photorealistic",
    medium: "Fine-art photograph",
    technique: "full-frame camera, 35mm lens at f/8, crisp natural detail, true materials",
    not: "illustration, painting, cgi, cartoon, oversharpened edges",
  },
  "art-noveau-style": {
    displayName: "Art Nouveau",
    medium: "Art Nouveau lithograph, about 1900",
    technique: "sinuous whiplash lines, ornamental floral motifs, flat tinted areas with dark contours",
    not: "photograph, 3d render, harsh gradients",
  },
  "anime-style": {
    displayName: "Anime",
    medium: "Hand-painted anime background with cel illustration",
    technique: "clean line art, soft cel shading, luminous clouds",
    not: "photograph, 3d render, extra limbs",
  },
  "comic-style": {
    displayName: "Comic",
    medium: "Silver-age comic panel illustration",
    technique: "bold ink outlines, Ben-Day dots, few printing inks",
    not: "photograph, speech bubbles, panel grid",
  },
  "hokusai-style": {
    displayName: "Hokusai",
    medium: "Edo-period ukiyo-e woodblock print",
    technique: "Prussian-blue bokashi gradation, key-block outlines, visible washi fibre and wood grain",
    not: "photograph, 3d render, western perspective, garbled kanji",
  },
  "fantasy-art-style": {
    displayName: "Fantasy Art",
    medium: "Epic fantasy oil painting",
    technique: "rich impasto detail, volumetric light, grand scale",
    not: "photograph, modern objects, low detail",
  },
  "sumi-e-style": {
    displayName: "Sumi-e",
    medium: "Sumi-e ink wash painting on rice paper",
    technique: "few confident brush strokes, wet-in-wet gradients, large empty space, one vermilion accent",
    not: "photograph, many colours, busy background",
  },
  "bauhaus-style": {
    displayName: "Bauhaus",
    medium: "1920s Bauhaus geometric composition",
    technique: "circles, bars and triangles on a strict grid, overprinted flat inks",
    not: "photograph, gradients, realistic shading, lettering",
  },
  "cyberpunk-style": {
    displayName: "Cyberpunk",
    medium: "Cinematic cyberpunk concept art",
    technique: "neon rim light, wet reflections, dense vertical city, haze",
    not: "pastoral daylight, flat lighting, brand names",
  },
  "vaporwave-style": {
    displayName: "Vaporwave",
    medium: "Vaporwave retro-futurist illustration",
    technique: "striped setting sun, neon perspective grid, magenta to cyan gradient",
    not: "photograph, muted earth tones",
  },
  "impressionism-style": {
    displayName: "Impressionism",
    medium: "Impressionist oil painting",
    technique: "visible broken brush strokes, optical colour mixing, plein-air light",
    not: "photograph, hard outlines, smooth digital gradients",
  },
  "surrealism-style": {
    displayName: "Surrealism",
    medium: "Surrealist oil painting",
    technique: "dreamlike juxtaposition, impossible scale, long shadows, meticulous finish",
    not: "gore, collage seams",
  },
  "psychedelic-style": {
    displayName: "Psychedelic",
    medium: "1960s psychedelic poster art",
    technique: "liquid kaleidoscopic patterns, vibrating complementary colours",
    not: "photograph, lettering, muted colours",
  },
  "pop-art-style": {
    displayName: "Pop Art",
    medium: "1960s pop-art screen print",
    technique: "halftone dots, flat inks slightly off register, repeated shapes",
    not: "photograph, soft gradients, likeness of a celebrity, brand names",
  },
  "steampunk-style": {
    displayName: "Steampunk",
    medium: "Victorian steampunk engraving, tinted by hand",
    technique: "brass gears, rivets, cross-hatching, sepia paper",
    not: "neon, plastic, modern electronics",
  },
  "watercolor-style": {
    displayName: "Watercolor",
    medium: "Loose watercolor on cold-press paper",
    technique: "wet-in-wet blooms, granulation, white paper left as light",
    not: "photograph, opaque paint, hard vector edges",
  },
} satisfies Record<string, StyleFragment>;

export type ArtStyle = keyof typeof styleFragments;
