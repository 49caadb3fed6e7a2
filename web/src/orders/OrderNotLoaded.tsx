import { defaultProduct, paths } from "../../../functions/core/site/paths.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Ways } from "../kit/Ways.tsx";

/** Whoever paid, or looks for what they paid for, is told no more than that: why the shop failed helps nobody here. */
export const OrderNotLoaded = ({ onTryAgain }: { onTryAgain(): void }) => (
  <Notice title="Something went wrong" heading="h1">
    <p>We couldn't load your order details.</p>
    <Ways>
      <Button look="secondary" onClick={() => onTryAgain()}>
        Try again
      </Button>
      <LinkButton to={defaultProduct}>Continue Shopping</LinkButton>
    </Ways>
    <LinkButton look="text" to={paths.orders}>
      Find it by its number
    </LinkButton>
  </Notice>
);
