import { asking, type Operator } from "./asking.ts";

/** 64 pixels on each side: an upscaler takes none that is much smaller. */
const WHITE_PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAS0lEQVRo3u3PMQ0AAAwDoPo33UrYvQQckD4XAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAYHLAMpT0sLy/XNzAAAAAElFTkSuQmCC";

/** Makes one picture in the operator's own name, and pays for it: the first subscribes the account to a third party's model. */
export function subscribing(operator: Operator) {
  const ask = asking(operator);
  const invoke = (id: string, region: string, request: object) =>
    ask({
      service: "bedrock",
      host: "bedrock-runtime",
      path: `/model/${encodeURIComponent(id)}/invoke`,
      region,
      body: JSON.stringify({ ...request, output_format: "png" }),
      headers: { "content-type": "application/json", accept: "application/json" },
    });
  return {
    drawOnce: (id: string, region: string) =>
      invoke(id, region, { prompt: "A sheet of white paper", mode: "text-to-image" }),

    /** Upscalers are lent by a profile. */
    enlargeOnce: (profile: string, region: string) => invoke(profile, region, { image: WHITE_PNG }),
  };
}
