import { useModals } from "../dialogs/modals.ts";
import { Field } from "../kit/Field.tsx";

type Props = { error: string | undefined; autoComplete?: "email" | "username" };

/** Whoever finds that they have no account, or no password, has typed their address already. */
export const EmailField = ({ error, autoComplete = "email" }: Props) => (
  <Field
    label="Email"
    name="email"
    type="email"
    autoComplete={autoComplete}
    error={error}
    defaultValue={useModals.getState().email}
    onChange={({ target }) => useModals.setState({ email: target.value })}
  />
);
