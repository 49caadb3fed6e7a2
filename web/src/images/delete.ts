import { call, reasonOf } from "../api.ts";
import type { Art } from "../store.ts";

/** What is gone is deleted: by a press that was not answered, or in another window. */
const deleteImage = (imageId: string) =>
  call("DELETE /images/{imageId}", { params: { imageId } }).catch((failure: unknown) => {
    if (reasonOf(failure).code !== "not_found") throw failure;
  });

/** One after the other, whatever becomes of the one before. */
export async function deleteAll(images: readonly Art[]) {
  const gone: Art[] = [];
  const failures: Error[] = [];
  for (const image of images)
    await deleteImage(image._id).then(
      () => gone.push(image),
      (failure: Error) => failures.push(failure),
    );
  return { gone, failures };
}
