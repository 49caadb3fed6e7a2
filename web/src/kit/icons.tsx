import type { ReactNode } from "react";

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const DoneIcon = () => (
  <Icon>
    <path d="m5 13 4 4L19 7" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CartIcon = () => (
  <Icon>
    <path d="M3 4h2.4l2.2 11h10l2-8H6.2" />
    <circle cx="9" cy="19.5" r="1.2" />
    <circle cx="17" cy="19.5" r="1.2" />
  </Icon>
);

export const HeartIcon = ({ filled = false }: { filled?: boolean }) => (
  <Icon>
    <path
      d="M12 20C7 16 3.5 12.7 3.5 9.2A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8.5 1.7C20.5 12.7 17 16 12 20Z"
      fill={filled ? "currentColor" : "none"}
    />
  </Icon>
);

/** Where a picture should be. */
export const PictureIcon = () => (
  <Icon>
    <rect x="3.5" y="4.5" width="17" height="15" rx="1" />
    <circle cx="9" cy="10" r="1.6" />
    <path d="m4 17 5-4 3.5 2.5L16 12l4.5 4.5" />
  </Icon>
);
