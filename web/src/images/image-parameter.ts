/** Where an address carries the picture that was chosen. */
export const IMAGE_PARAMETER = "imageId";
