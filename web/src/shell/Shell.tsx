import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { CartDrawer } from "./CartDrawer.tsx";
import { FailureBoundary } from "./Failure.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { ImageSwapDrawer } from "./ImageSwapDrawer.tsx";
import { MenuDrawer } from "./MenuDrawer.tsx";
import { ModalHost } from "./ModalHost.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import styles from "./Shell.module.css";
import { useScroll } from "./use-scroll.ts";
import { useClearedAddress, useSessionStart } from "./use-session-start.ts";

/** Says that the page answers now, and not only shows: what drives a browser can wait for it. */
function useAliveMark() {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
}

/** What stands around every screen. */
export function Shell() {
  const { pathname } = useLocation();
  useScroll();
  useSessionStart();
  useClearedAddress();
  useAliveMark();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <OfflineNotice />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Suspense fallback={null}>
          <FailureBoundary at={pathname}>
            <Outlet />
          </FailureBoundary>
        </Suspense>
      </main>
      <Footer />
      <MenuDrawer />
      <CartDrawer />
      <ImageSwapDrawer />
      <ModalHost />
    </>
  );
}
