import { create } from "zustand";

export type DrawerKind = "CART" | "MENU" | "IMAGE_SWAP";

type Drawers = {
  currentDrawer: DrawerKind | undefined;
  /** The address that it is for: the page that is there already, or the one that is on its way. */
  at?: string;
};

/** One drawer at a time, whoever opens it; the shell shows it. */
export const useDrawers = create<Drawers>()(() => ({ currentDrawer: undefined }));

export const openDrawer = (currentDrawer: DrawerKind) =>
  useDrawers.setState({ currentDrawer, at: location.pathname });

/** It goes with the page that it was opened on. */
export function leaveDrawer(pathname: string) {
  if (useDrawers.getState().at !== pathname) closeDrawer();
}

export const closeDrawer = () => useDrawers.setState({ currentDrawer: undefined });
