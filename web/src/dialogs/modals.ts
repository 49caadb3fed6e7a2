import { create } from "zustand";
import type { Art } from "../store.ts";

export type ModalKind = "LOGIN" | "REGISTER" | "FORGOT_PASSWORD" | "IMAGE_SWAP";

type Modals = {
  /** One that is only itself, or what is looked at in detail. */
  currentModal: ModalKind | { image: Art } | undefined;
  /** Typed in one of them, and there in the one that follows it. */
  email: string;
  /** The address that it is for: the page that is there already, or the one that is on its way. */
  at?: string;
};

/** One modal at a time, whoever opens it; the shell shows it. */
const closed = { currentModal: undefined, email: "" };

export const useModals = create<Modals>()(() => closed);

export const openModal = (currentModal: ModalKind | { image: Art }) =>
  useModals.setState({ currentModal, at: location.pathname });

/** It goes with the page that it was opened on. */
export function leaveModal(pathname: string) {
  if (useModals.getState().at !== pathname) closeModal();
}

export const closeModal = () => useModals.setState(closed);
