import { useNavigate } from "react-router";
import { keepArt } from "../art.ts";
import { paths, withImage } from "../paths.ts";
import { type Art, useRoot } from "../root.ts";

/** From a picture to the print of it. */
export function usePoster() {
  const navigate = useNavigate();
  return (art: Art) => {
    keepArt(art);
    useRoot.setState({ selectedProduct: "artpaper" });
    navigate(withImage(paths.defaultProduct, art._id));
  };
}
