import { createRoot } from "react-dom/client";
import "../src/kit/tokens.css";
import "../src/kit/base.css";
import { StaticRouter } from "../src/kit/router.tsx";
import { KitPage } from "./KitPage.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for the kit");
createRoot(root).render(
  <StaticRouter location="/">
    <KitPage />
  </StaticRouter>,
);
