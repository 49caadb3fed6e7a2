import { LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { paths } from "../paths.ts";

/** Stands for a screen that is still to come, and says so. */
export default function NotOpenYet() {
  return (
    <Notice title="This room is not open yet" heading="h1">
      <p>We are still hanging the pictures here. Please come back soon.</p>
      <LinkButton look="secondary" to={paths.home}>
        Go Home
      </LinkButton>
    </Notice>
  );
}
