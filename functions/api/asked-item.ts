import * as z from "zod/mini";

const Text = (most: number) => z.string().check(z.maxLength(most));

/** What a browser says of a line; only its choices are believed. */
export const AskedItem = z.object({
  name: Text(100),
  copies: z.int().check(z.minimum(0), z.maximum(1_000)),
  productOptions: z.array(z.object({ label: Text(20), value: Text(40) })).check(z.maxLength(5)),
  relatedImage: z.object({ _id: Text(100), imageUrl: Text(300), prompt: Text(500) }),
});

export const ShippingAddress = z.object({ countryCode: z.literal("US") });
