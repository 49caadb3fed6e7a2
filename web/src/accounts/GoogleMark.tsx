/** The G, in one colour: quiet beside our own button. */
export const GoogleMark = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M20.2 12H12.4M20.2 12a8.2 8.2 0 1 1-2.6-6" strokeWidth="3" />
  </svg>
);
