import { create } from "zustand";

export type ModalKind = "LOGIN" | "REGISTER" | "FORGOT_PASSWORD";

type Modals = { currentModal: ModalKind | undefined; open(kind: ModalKind): void; close(): void };

export const useModals = create<Modals>()((set) => ({
  currentModal: undefined,
  open: (currentModal) => set({ currentModal }),
  close: () => set({ currentModal: undefined }),
}));
