import { paths } from "../../../functions/core/site/paths.ts";
import { Link } from "../kit/router.tsx";
import styles from "./Header.module.css";

export const Logo = ({ onClick }: { onClick?: () => void }) => (
  <Link to={paths.home} className={styles.logo} aria-label="Wallflower, home" onClick={onClick}>
    Wallflower
  </Link>
);
