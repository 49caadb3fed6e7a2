import { useNavigate } from "react-router";
import { Button } from "../kit/Button.tsx";
import { Drawer } from "../kit/Drawer.tsx";
import { Notice } from "../kit/Notice.tsx";
import { paths } from "../paths.ts";
import { useDrawers } from "./drawers.ts";

export function CartDrawer() {
  const { currentDrawer, close } = useDrawers();
  const navigate = useNavigate();
  const browse = () => {
    close();
    navigate(paths.defaultProduct);
  };
  return (
    <Drawer from="right" title="Cart" open={currentDrawer === "CART"} onClose={close}>
      <Notice title="Your cart is empty" heading="h2">
        <Button onClick={browse}>Browse Products</Button>
      </Notice>
    </Drawer>
  );
}
