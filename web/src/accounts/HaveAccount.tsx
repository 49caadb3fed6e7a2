import { openModal } from "../dialogs/modals.ts";
import { Button } from "../kit/Button.tsx";
import { useStore } from "../store.ts";
import { isLoggedIn } from "./session.ts";

/** Whoever has logged out, or is in another browser, has nothing here and all of it in their account. */
export function HaveAccount() {
  if (useStore(isLoggedIn)) return null;
  return (
    <p>
      Have an account?{" "}
      <Button look="text" onClick={() => openModal("LOGIN")}>
        Log In
      </Button>
    </p>
  );
}
