/** Raised when any picture would come out differently: kept with each, so that no favourite prints as another. */
export const ENGINE_VERSION = 25;
