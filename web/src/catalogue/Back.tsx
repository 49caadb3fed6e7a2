import styles from "./Back.module.css";

const woods: Record<string, readonly [side: string, edge: string]> = {
  black: ["#2a2623", "#15120f"],
  white: ["#efe9dd", "#cfc7b6"],
  natural: ["#c59c66", "#946d40"],
};

/** What nobody sees once it hangs: sealed paper, the moulding from behind, and what it hangs by. */
const Framed = ({ frame }: { frame: string }) => {
  const [side, edge] = woods[frame] ?? ["#c59c66", "#946d40"];
  return (
    <>
      <path d="M22 16h76v74H22z" fill={side} stroke={edge} />
      <path d="M28 22h64v68H28z" fill="#b99a6b" />
      <path d="M28 22h64v3H28z" fill={edge} opacity=".35" />
      {/* Staples hold the backing; a plate with teeth finds the nail. */}
      <path
        d="M34 24v4m13-4v4m26-4v4m13-4v4M30 40h4m52 0h4M30 66h4m52 0h4"
        stroke="#8d8a84"
        strokeWidth="1.2"
      />
      <path
        d="M48 17.2h24v3.4h-2.2l-1.8-1.8-1.8 1.8-1.8-1.8-1.8 1.8-1.8-1.8-1.8 1.8-1.8-1.8-1.8 1.8-1.8-1.8-1.8 1.8H48z"
        fill="#d9d6cf"
        stroke="#86827a"
        strokeWidth=".4"
      />
      <circle cx="50" cy="18.6" r=".7" fill="#6f6b64" />
      <circle cx="70" cy="18.6" r=".7" fill="#6f6b64" />
    </>
  );
};

/** Bare paper has nothing to hang by: its back is as white as its edge. */
const Sheet = () => (
  <>
    <path d="M24 14h72v76H24z" fill="#fdfcf8" stroke="#ddd6c8" strokeWidth=".5" />
    <path d="M96 14v12c-5 0-9-5-12-12z" fill="#8fa9b5" />
    <path d="M96 26c-5 0-9-5-12-12 2 5 5 9 12 12z" fill="#fff" stroke="#ddd6c8" strokeWidth=".4" />
  </>
);

export const backWords = (frame: string) =>
  frame === "none"
    ? "Bare paper, white on its back: for a frame of your own."
    : "Sealed on its back, with a hanger: one nail, and it hangs.";

/** The back, as a drawing. */
export const Back = ({ frame, title }: { frame: string; title: string }) => (
  <svg className={styles.back} viewBox="0 0 120 90" role="img" aria-label={title} aria-hidden={title === ""}>
    <rect width="120" height="90" fill="#e9e2d5" />
    <rect x="26" y="20" width="76" height="74" fill="#28170a" opacity=".14" />
    {frame === "none" ? <Sheet /> : <Framed frame={frame} />}
  </svg>
);
