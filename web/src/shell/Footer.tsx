import { footerLinks } from "../../../functions/core/site/addresses.ts";
import { paths } from "../../../functions/core/site/paths.ts";
import { isLoggedIn } from "../accounts/session.ts";
import { openModal } from "../dialogs/modals.ts";
import { Link, useLocation } from "../kit/router.tsx";
import { Subscribe } from "../newsletter/Subscribe.tsx";
import { useStore } from "../store.ts";
import styles from "./Footer.module.css";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const columns = [
  { title: "Company", links: [...footerLinks("Company"), { name: "FAQ", path: `${paths.about}#faq` }] },
  { title: "Help", links: footerLinks("Help") },
  { title: "Legal", links: footerLinks("Legal") },
];

const elsewhere = [
  ["Instagram", "https://www.instagram.com/"],
  ["Pinterest", "https://www.pinterest.com/"],
] as const;

/** Someone in the middle of a journey is not led away from it. */
const hiddenOn = /^\/(?:journey|defaultJourney|imageReview)/;

export function Footer() {
  const { pathname } = useLocation();
  const loggedIn = useStore(isLoggedIn);
  if (hiddenOn.test(pathname)) return null;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ name, path }) => (
                <li key={name}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
              {title === "Help" && !loggedIn && (
                <li>
                  <button type="button" onClick={() => openModal("LOGIN")}>
                    Register/Login
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
        <nav aria-label="Follow Us">
          <h2>Follow Us</h2>
          <ul>
            {elsewhere.map(([name, href]) => (
              <li key={name}>
                <a href={href} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ThemeSwitch />
      <Subscribe />
    </footer>
  );
}
