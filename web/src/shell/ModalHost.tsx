import { lazy, Suspense } from "react";
import { useModals } from "./modals.ts";

const LoginModal = lazy(() => import("../accounts/LoginModal.tsx"));
const ForgotPasswordModal = lazy(() => import("../accounts/ForgotPasswordModal.tsx"));
const RegisterModal = lazy(() => import("../accounts/RegisterModal.tsx"));

/** The nouns' modals, each loaded when it is first opened. */
export function ModalHost() {
  const { currentModal, open, close } = useModals();
  return (
    <Suspense fallback={null}>
      {currentModal === "LOGIN" && (
        <LoginModal
          onClose={close}
          onSignUp={() => open("REGISTER")}
          onForgotPassword={() => open("FORGOT_PASSWORD")}
        />
      )}
      {currentModal === "FORGOT_PASSWORD" && (
        <ForgotPasswordModal onClose={close} onLogIn={() => open("LOGIN")} />
      )}
      {currentModal === "REGISTER" && <RegisterModal onClose={close} onLogIn={() => open("LOGIN")} />}
    </Suspense>
  );
}
