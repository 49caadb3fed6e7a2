import { create } from "zustand";
import type { Art } from "../store.ts";

export type ModalKind = "LOGIN" | "REGISTER" | "FORGOT_PASSWORD" | "IMAGE_SWAP" | "IMAGE_DETAIL";

type Modals = { currentModal: ModalKind | undefined; imageData: Art | undefined };

/** One modal at a time, whoever opens it; the shell shows it. */
export const useModals = create<Modals>()(() => ({ currentModal: undefined, imageData: undefined }));

export const openModal = (currentModal: ModalKind, imageData?: Art) =>
  useModals.setState({ currentModal, imageData });

export const closeModal = () => useModals.setState({ currentModal: undefined, imageData: undefined });
