import { Suspense } from "react";
import { defaultProduct } from "../../../functions/core/site/paths.ts";
import { useCart, useCopies } from "../cart/contents.ts";
import { closeDrawer, useDrawers } from "../dialogs/drawers.ts";
import { Button } from "../kit/Button.tsx";
import { chunk } from "../kit/chunks.ts";
import { Drawer } from "../kit/Drawer.tsx";
import { Notice } from "../kit/Notice.tsx";
import { navigate } from "../kit/router.tsx";
import { usePainted } from "../kit/use-painted.ts";
import { FailureBoundary } from "./Failure.tsx";
import { part } from "./part.tsx";
import { WithQueries } from "./with-queries.ts";

const parts = () => import("../cart/parts.ts");
const CartLines = part(chunk("cart", async () => ({ default: (await parts()).CartLines })));
const CartNotes = part(chunk("cart", async () => ({ default: (await parts()).CartNotes })));
const Totals = part(chunk("cart", async () => ({ default: (await parts()).Totals })));

export function CartDrawer() {
  const open = useDrawers(({ currentDrawer }) => currentDrawer === "CART");
  const painted = usePainted(open);
  const { cartItems } = useCart();
  const copies = useCopies();
  const browse = () => {
    closeDrawer();
    navigate(defaultProduct);
  };
  return (
    <Drawer
      id="cart"
      from="right"
      title={copies > 0 ? `Cart (${copies})` : "Cart"}
      open={open}
      onClose={closeDrawer}
    >
      <FailureBoundary at={String(open)}>
        <Suspense fallback={null}>{painted && <CartNotes />}</Suspense>
        {cartItems.length === 0 ? (
          <Notice title="Your cart is empty" heading="h2">
            <Button onClick={browse}>Browse Products</Button>
          </Notice>
        ) : (
          <Suspense fallback={null}>
            {painted && (
              <WithQueries>
                <CartLines inSteps />
                <Totals />
              </WithQueries>
            )}
          </Suspense>
        )}
      </FailureBoundary>
    </Drawer>
  );
}
