import { create } from "zustand";

export type DrawerKind = "CART" | "MENU" | "IMAGE_SWAP";

/** One drawer at a time, whoever opens it; the shell shows it. */
export const useDrawers = create<{ currentDrawer: DrawerKind | undefined }>()(() => ({
  currentDrawer: undefined,
}));

export const openDrawer = (currentDrawer: DrawerKind) => useDrawers.setState({ currentDrawer });

export const closeDrawer = () => useDrawers.setState({ currentDrawer: undefined });
