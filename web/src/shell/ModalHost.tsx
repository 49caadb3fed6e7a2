import { type ReactNode, Suspense } from "react";
import { closeModal, type ModalKind, openModal, useModals } from "../dialogs/modals.ts";
import { chunk } from "../kit/chunks.ts";
import { Modal } from "../kit/Modal.tsx";
import { usePainted } from "../kit/use-painted.ts";
import { FailureBoundary } from "./Failure.tsx";
import { part } from "./part.tsx";
import { WithQueries } from "./with-queries.ts";

const LoginModal = part(chunk("accounts", () => import("../accounts/LoginModal.tsx")));
const ForgotPasswordModal = part(chunk("accounts", () => import("../accounts/ForgotPasswordModal.tsx")));
const RegisterModal = part(chunk("accounts", () => import("../accounts/RegisterModal.tsx")));
const ImageDetail = part(chunk("pictures", () => import("../images/ImageDetail.tsx")));
const ImageSwap = part(chunk("pictures", () => import("../images/ImageSwap.tsx")));

const modals: Record<ModalKind, () => ReactNode> = {
  LOGIN: () => (
    <LoginModal
      onClose={closeModal}
      onSignUp={() => openModal("REGISTER")}
      onForgotPassword={() => openModal("FORGOT_PASSWORD")}
    />
  ),
  FORGOT_PASSWORD: () => <ForgotPasswordModal onClose={closeModal} onLogIn={() => openModal("LOGIN")} />,
  REGISTER: () => <RegisterModal onClose={closeModal} onLogIn={() => openModal("LOGIN")} />,
  IMAGE_SWAP: () => (
    <Modal title="Select Image" open wide onClose={closeModal}>
      <ImageSwap onDone={closeModal} />
    </Modal>
  ),
};

/** The nouns' modals, each loaded when it is first opened. */
export function ModalHost() {
  const { currentModal } = useModals();
  // A press on a slow phone is seen before its modal's code is asked for.
  const painted = usePainted(currentModal !== undefined);
  if (currentModal === undefined || !painted) return null;
  return (
    <FailureBoundary at={currentModal} shownIn={FailureModal}>
      <Suspense fallback={null}>
        <WithQueries>
          {typeof currentModal === "object" ? (
            <ImageDetail image={currentModal.image} onClose={closeModal} />
          ) : (
            modals[currentModal]()
          )}
        </WithQueries>
      </Suspense>
    </FailureBoundary>
  );
}

const FailureModal = ({ children }: { children: ReactNode }) => (
  <Modal title="Wallflower" open onClose={closeModal}>
    {children}
  </Modal>
);
