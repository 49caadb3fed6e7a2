import { useMutation } from "@tanstack/react-query";
import { paths } from "../../../functions/core/site/paths.ts";
import { call } from "../api.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Navigate, useSearchParams } from "../kit/router.tsx";

/** What the mails link to. Nothing happens by opening it: programs open links before people do. */
const asked = {
  confirm: {
    title: "One click, and the newsletter is yours",
    button: "Yes, Send It",
    done: "Thank you! The next one comes to you.",
    send: (token: string) => call("POST /newsletter/confirm", { body: { token } }),
  },
  leave: {
    title: "Had enough of our newsletter?",
    button: "Unsubscribe",
    done: "You are off the list, and will not hear from us again.",
    send: (token: string) => call("POST /newsletter/unsubscribe", { body: { token } }),
  },
} as const;

export default function Newsletter() {
  const [query] = useSearchParams();
  const kind = query.has("confirm") ? "confirm" : "leave";
  const token = query.get(kind);
  const { title, button, done, send } = asked[kind];
  const { mutate, isPending, isSuccess, error } = useMutation<unknown, Error, string>({ mutationFn: send });
  if (!token) return <Navigate to={paths.home} replace />;
  return (
    <Notice title={isSuccess ? done : title} heading="h1">
      {isSuccess ? (
        <LinkButton to={paths.home}>To the Shop</LinkButton>
      ) : (
        <Button disabled={isPending} onClick={() => mutate(token)}>
          {button}
        </Button>
      )}
      <p role="alert">{error?.message}</p>
    </Notice>
  );
}
