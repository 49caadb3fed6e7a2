import { openModal } from "../dialogs/modals.ts";
import { Button } from "../kit/Button.tsx";
import { useStore } from "../store.ts";

/** Whoever has logged out, or is in another browser, has nothing here and all of it in their account. */
export function HaveAccount() {
  const isIn = useStore(({ user }) => user?.userType === "registered");
  if (isIn) return null;
  return (
    <p>
      Have an account?{" "}
      <Button look="text" onClick={() => openModal("LOGIN")}>
        Log In
      </Button>
    </p>
  );
}
