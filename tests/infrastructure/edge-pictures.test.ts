import { describe, expect, test } from "vitest";
import { viewerRequest } from "../../functions/edge/viewer-request.ts";
import { aRequest, atViewerRequest } from "./edge-events.ts";

describe("a picture has one address at the edge", () => {
  const at = (uri: string) => atViewerRequest(viewerRequest({ originSecret: "open" }), aRequest(uri));

  test.each(["~", "%7E", "%7e"])("however its tilde is written: %s", (tilde) => {
    expect(at(`/pictures/images/a${tilde}0b/1/320.avif`).request?.uri).toBe(
      "/pictures/images/a~0b/1/320.avif",
    );
  });

  test.each(["/pictures/%69mages/a~0b/1/320.avif", "/pictures/images%2Fa~0b/1/320.avif"])(
    "%s is none of ours",
    (uri) => {
      expect(at(uri).answer).toMatchObject({ statusCode: 404 });
    },
  );
});
