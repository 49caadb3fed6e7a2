import { paths } from "../../../functions/core/site/paths.ts";
import { Link } from "../kit/router.tsx";
import styles from "./Header.module.css";

export const Logo = () => (
  <Link to={paths.home} className={styles.logo} aria-label="Wallflower, home">
    <img src="/favicon.svg" alt="" width="28" height="28" fetchPriority="low" />
    Wallflower
  </Link>
);
