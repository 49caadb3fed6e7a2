import { create } from "zustand";

export type DrawerKind = "CART" | "MENU" | "IMAGE_SWAP" | "STEP_OPTION";

type Drawers = {
  currentDrawer: DrawerKind | undefined;
  open(kind: DrawerKind): void;
  close(): void;
};

/** One drawer at a time, whoever opens it. */
export const useDrawers = create<Drawers>()((set) => ({
  currentDrawer: undefined,
  open: (currentDrawer) => set({ currentDrawer }),
  close: () => set({ currentDrawer: undefined }),
}));
