import { lazy, Suspense } from "react";
import { useModals } from "./modals.ts";

const LoginModal = lazy(() => import("../accounts/LoginModal.tsx"));
const RegisterModal = lazy(() => import("../accounts/RegisterModal.tsx"));

/** The nouns' modals, each loaded when it is first opened. */
export function ModalHost() {
  const { currentModal, open, close } = useModals();
  return (
    <Suspense fallback={null}>
      {currentModal === "LOGIN" && <LoginModal onClose={close} onSignUp={() => open("REGISTER")} />}
      {currentModal === "REGISTER" && <RegisterModal onClose={close} onLogIn={() => open("LOGIN")} />}
    </Suspense>
  );
}
