import { call, reasonOf } from "../api.ts";

/** What is gone is deleted: by a press that was not answered, or in another window. */
export const deleteImage = (imageId: string) =>
  call("DELETE /images/{imageId}", { params: { imageId } }).catch((failure: unknown) => {
    if (reasonOf(failure).code !== "not_found") throw failure;
  });
