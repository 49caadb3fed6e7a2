import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { CartDrawer } from "./CartDrawer.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { MenuDrawer } from "./MenuDrawer.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import styles from "./Shell.module.css";

/** A new page begins at its top; the first one begins where the browser left it. */
function useScrollToTop() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is what counts.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "smooth" });
  }, [pathname]);
}

/** What stands around every screen. */
export function Shell() {
  useScrollToTop();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <OfflineNotice />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <MenuDrawer />
      <CartDrawer />
    </>
  );
}
