import { forgetWall } from "../storage/wall-photo.ts";
import { onOtherUser, useStore } from "../store.ts";

/**
 * The photo of a wall goes with whoever hung it there, by whichever way they leave: a log-out here or everywhere, a
 * deleted account, a session that the shop has ended. A guest who logs in has not left.
 */
export const forgetWallsOfOthers = () =>
  onOtherUser((before) => {
    const hasComeIn = before?.userType === "guest" && useStore.getState().user !== null;
    if (before && !hasComeIn) void forgetWall();
  });
