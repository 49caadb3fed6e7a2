import { Refusal } from "../../lib/errors.ts";

export const imageNotFound = () => new Refusal("not_found", "Image not found");
export const imageHasChanged = () =>
  new Refusal("conflict", "This picture has just changed. Please try again.");
