import { Link, useLocation } from "react-router";
import { openModal } from "../modals.ts";
import { Subscribe } from "../newsletter/Subscribe.tsx";
import { paths } from "../paths.ts";
import { isLoggedIn, useSession } from "../session.ts";
import styles from "./Footer.module.css";

const columns = [
  {
    title: "Company",
    links: [
      ["Why Us", paths.about],
      ["Contact Us", paths.contact],
      ["How it works", paths.howItWorks],
      ["FAQ", `${paths.about}#faq`],
    ],
  },
  {
    title: "Help",
    links: [
      ["Returns", paths.returns],
      ["Shipping", paths.shipping],
    ],
  },
  {
    title: "Legal",
    links: [
      ["Terms of Service", paths.terms],
      ["Privacy Policy", paths.privacy],
      ["Cookie Policy", paths.cookies],
    ],
  },
] as const;

const elsewhere = [
  ["Instagram", "https://www.instagram.com/"],
  ["Pinterest", "https://www.pinterest.com/"],
] as const;

/** Someone in the middle of a journey is not led away from it. */
const hiddenOn = /^\/(?:journey|defaultJourney|imageReview)/;

export function Footer() {
  const { pathname } = useLocation();
  const loggedIn = useSession(isLoggedIn);
  if (hiddenOn.test(pathname)) return null;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([name, to]) => (
                <li key={name}>
                  <Link to={to}>{name}</Link>
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
      <Subscribe />
    </footer>
  );
}
