import { useNavigate } from "react-router";
import { closeDrawer, useDrawers } from "../drawers.ts";
import { Button } from "../kit/Button.tsx";
import { Drawer } from "../kit/Drawer.tsx";
import { Notice } from "../kit/Notice.tsx";
import { paths } from "../paths.ts";

export function CartDrawer() {
  const { currentDrawer } = useDrawers();
  const navigate = useNavigate();
  const browse = () => {
    closeDrawer();
    navigate(paths.defaultProduct);
  };
  return (
    <Drawer from="right" title="Cart" open={currentDrawer === "CART"} onClose={closeDrawer}>
      <Notice title="Your cart is empty" heading="h2">
        <Button onClick={browse}>Browse Products</Button>
      </Notice>
    </Drawer>
  );
}
