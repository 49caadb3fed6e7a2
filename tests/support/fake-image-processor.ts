import { filesAt, type ImageProcessor, widths } from "../../functions/core/images/image-processor.ts";

const SIZE = { width: 1024, height: 1536 };

/** Hands out files of the right names with next to nothing in them. */
export const fakeImageProcessor: ImageProcessor = {
  preview: async () => "data:image/webp;base64,AA",
  sizeOf: async () => SIZE,
  async process({ bytes }) {
    const file = { bytes: bytes.slice(0, 8), contentType: "image/x" };
    const fitting = widths.map((width) => Math.min(width, SIZE.width));
    return {
      ...SIZE,
      placeholder: "data:image/webp;base64,AA",
      variants: filesAt(fitting).map((one) => ({ ...one, height: one.width * 1.5, drawing: file })),
    };
  },
  reduce: async (drawing) => drawing,
  print: async (drawing) => drawing,
};
