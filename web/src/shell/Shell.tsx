import { type MouseEvent, type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "../kit/router.tsx";
import { useKeptFocus } from "../kit/use-kept-focus.ts";
import { Waiting } from "../kit/Waiting.tsx";
import { CartDrawer } from "./CartDrawer.tsx";
import { FailureBoundary } from "./Failure.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { ImageSwapDrawer } from "./ImageSwapDrawer.tsx";
import { MenuDrawer } from "./MenuDrawer.tsx";
import { ModalHost } from "./ModalHost.tsx";
import { CalledBack, SessionEnded, SignUpNote } from "./notes.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import styles from "./Shell.module.css";
import { useScroll } from "./use-scroll.ts";
import { useDepartures, useSessionStart } from "./use-session-start.ts";

/** Says that the page answers now, and not only shows: what was pressed before (before/wake.ts) can be handed over. */
function AliveMark() {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
  return null;
}

/** That something is said below the header the whole page knows by a mark: Firefox 115 has no `:has()`. */
function markNotes(notes: HTMLElement | null) {
  if (!notes) return;
  // They stand for as long as the page.
  new ResizeObserver(() =>
    document.documentElement.toggleAttribute("data-noted", notes.offsetHeight > 0),
  ).observe(notes);
}

const CONTENT = "main";

/** To the content, and to no other place in the window's history: a step of the journey would hear of that as of Back. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(CONTENT)?.focus();
}

// The same for every address: whoever goes on from one to the next does not wait for it to be asked anew.
const above = (
  <>
    <a href={`#${CONTENT}`} className={styles.skip} onClick={skip}>
      Skip to content
    </a>
    <Header />
    <div ref={markNotes} className={styles.notes}>
      <OfflineNotice />
      <SessionEnded />
      <CalledBack />
    </div>
    <SignUpNote />
  </>
);
const below = (
  <>
    <MenuDrawer />
    <CartDrawer />
    <ImageSwapDrawer />
    <ModalHost />
  </>
);

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useScroll();
  useSessionStart();
  const departures = useDepartures();
  useKeptFocus();
  return (
    <>
      {above}
      <main id={CONTENT} className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Waiting>Loading the page...</Waiting>}>
          <FailureBoundary key={departures} at={pathname}>
            {children}
          </FailureBoundary>
          {/* In here, because a screen comes to life after what stands around it. */}
          <AliveMark />
        </Suspense>
      </main>
      <Footer key={departures} />
      {below}
    </>
  );
}
