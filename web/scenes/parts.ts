/** Pieces of rooms, as SVG. All measures are inches: a scene says how many of them it is across. */

export type Tone = { wall: string; wallLow: string; floor: string; floorLow: string };

export const definitions = ({ wall, wallLow, floor, floorLow }: Tone) => `
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="0.35" y2="1">
      <stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="${wallLow}"/>
    </linearGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${floorLow}"/><stop offset="0.25" stop-color="${floor}"/><stop offset="1" stop-color="${floorLow}"/>
    </linearGradient>
    <radialGradient id="daylight" cx="0.24" cy="0.16" r="0.9">
      <stop offset="0" stop-color="#fff8e8" stop-opacity="0.85"/><stop offset="1" stop-color="#fff8e8" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="corner" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0.7" stop-color="#5b4a35" stop-opacity="0"/><stop offset="1" stop-color="#5b4a35" stop-opacity="0.22"/>
    </linearGradient>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="1.6"/></filter>
    <filter id="softer" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="3.2"/></filter>
    <filter id="plaster" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="4"/>
      <feColorMatrix values="0 0 0 0 0.35  0 0 0 0 0.3  0 0 0 0 0.22  0 0 0 0.09 0"/>
    </filter>
  </defs>`;

/** A wall with the light of a window on it, a floor below, a skirting board between. */
export function room(width: number, height: number, floorAt: number): string {
  const boards = Array.from({ length: 7 }, (_, row) => {
    const y = floorAt + 2 + (height - floorAt) * (row / 7) ** 1.4;
    return `<path d="M0 ${y}H${width}" stroke="#3a2a1a" stroke-opacity="0.18" stroke-width="${0.12 + row * 0.05}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="url(#wall)"/>
    <rect width="${width}" height="${floorAt}" filter="url(#plaster)"/>
    <rect width="${width}" height="${floorAt}" fill="url(#daylight)"/>
    <rect width="${width}" height="${height}" fill="url(#corner)"/>
    ${windowLight(width, floorAt)}
    <rect y="${floorAt}" width="${width}" height="${height - floorAt}" fill="url(#floor)"/>${boards.join("")}
    <rect y="${floorAt - 4}" width="${width}" height="4" fill="#fbf8f1"/>
    <rect y="${floorAt - 0.5}" width="${width}" height="0.5" fill="#2a2018" fill-opacity="0.25"/>`;
}

/** The shape of a window, thrown slantwise on the wall. */
function windowLight(width: number, floorAt: number): string {
  const panes = [0, 1].flatMap((column) =>
    [0, 1].map((row) => {
      const x = width * 0.03 + column * width * 0.1;
      const y = floorAt * 0.12 + row * floorAt * 0.27 + column * floorAt * 0.05;
      return `<path d="M${x} ${y}l${width * 0.085} ${floorAt * 0.045}v${floorAt * 0.22}l${-width * 0.085} ${-floorAt * 0.045}z"/>`;
    }),
  );
  return `<g fill="#fff6de" fill-opacity="0.5" filter="url(#soft)">${panes.join("")}</g>`;
}

const shadowUnder = (x: number, y: number, width: number, depth = 3) =>
  `<ellipse cx="${x + width / 2}" cy="${y}" rx="${width * 0.54}" ry="${depth}" fill="#20160c" fill-opacity="0.42" filter="url(#softer)"/>`;

/** A sofa of 84 inches: two seats, two cushions, thin legs. */
export function sofa(
  x: number,
  floorAt: number,
  colors: { body: string; shade: string; cushion: string },
): string {
  const { body, shade, cushion } = colors;
  const top = floorAt - 30;
  const seat = (at: number) =>
    `<rect x="${at}" y="${top + 13}" width="35" height="9" rx="2.4" fill="${body}"/>
     <path d="M${at + 1} ${top + 21}h33" stroke="${shade}" stroke-width="0.7"/>`;
  return `${shadowUnder(x, floorAt + 6, 84, 4)}
    <g stroke-linejoin="round">
      ${[4, 78].map((leg) => `<path d="M${x + leg} ${top + 27}l-1 10" stroke="#5b3d22" stroke-width="1.6" stroke-linecap="round"/>`).join("")}
      <rect x="${x + 3}" y="${top}" width="78" height="22" rx="4" fill="${shade}"/>
      <rect x="${x + 6}" y="${top + 1}" width="36" height="18" rx="3" fill="${body}"/>
      <rect x="${x + 42}" y="${top + 1}" width="36" height="18" rx="3" fill="${body}"/>
      <rect x="${x}" y="${top + 8}" width="9" height="21" rx="4" fill="${body}"/>
      <rect x="${x + 75}" y="${top + 8}" width="9" height="21" rx="4" fill="${shade}"/>
      <rect x="${x + 4}" y="${top + 20}" width="76" height="9" rx="2" fill="${shade}"/>
      ${seat(x + 7)}${seat(x + 42)}
      <rect x="${x + 11}" y="${top + 2}" width="15" height="13" rx="3" fill="${cushion}" transform="rotate(-7 ${x + 18} ${top + 8})"/>
      <rect x="${x + 60}" y="${top + 3}" width="14" height="12" rx="3" fill="#efe6d6" transform="rotate(6 ${x + 67} ${top + 9})"/>
    </g>`;
}

/** A floor lamp with a warm shade, and its glow on the wall. */
export function lamp(x: number, floorAt: number, height = 60): string {
  const top = floorAt - height;
  return `<ellipse cx="${x}" cy="${top + 6}" rx="22" ry="20" fill="#ffdf9f" fill-opacity="0.38" filter="url(#softer)"/>
    ${shadowUnder(x - 6, floorAt + 5, 12, 1.4)}
    <path d="M${x} ${top + 10}V${floorAt + 4}" stroke="#2a251f" stroke-width="0.9"/>
    <ellipse cx="${x}" cy="${floorAt + 4.6}" rx="6" ry="1.3" fill="#2a251f"/>
    <path d="M${x - 5} ${top}h10l3.4 12h-16.8z" fill="#fff1d2"/>
    <path d="M${x + 1} ${top}h4l3.4 12h-6z" fill="#e9cf9d" fill-opacity="0.7"/>`;
}

/** Long leaves in a pot. */
export function plant(x: number, floorAt: number, height = 46, pot = "#c9a184"): string {
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const lean = (index - 6) / 6;
    const tall = height * (0.95 - Math.abs(lean) * 0.32 - (index % 3) * 0.06);
    const tipX = x + lean * height * 0.46;
    const tipY = floorAt - 6 - tall;
    const green = ["#4d6443", "#5f7a50", "#3d5238"][index % 3];
    return `<path d="M${x} ${floorAt - 8}Q${x + lean * 6 - 3} ${floorAt - tall * 0.62} ${tipX} ${tipY}Q${x + lean * 12 + 4} ${floorAt - tall * 0.55} ${x} ${floorAt - 8}z" fill="${green}"/>`;
  });
  return `${shadowUnder(x - 8, floorAt + 5, 16, 1.8)}${leaves.join("")}
    <path d="M${x - 7} ${floorAt - 9}h14l-1.8 14h-10.4z" fill="${pot}"/>
    <path d="M${x + 1} ${floorAt - 9}h6l-1.8 14h-4z" fill="#20160c" fill-opacity="0.16"/>`;
}

/** A desk with a screenless evening on it: books, a cup, a small lamp. */
export function desk(x: number, floorAt: number): string {
  const top = floorAt - 29;
  const books = [
    ["#8d4a2f", 9],
    ["#d8c7a6", 10.5],
    ["#3f4f59", 9.6],
    ["#b98b4a", 11],
  ] as const;
  return `${shadowUnder(x, floorAt + 4, 60, 3)}
    ${[2, 57].map((leg) => `<path d="M${x + leg} ${top + 2}V${floorAt + 3}" stroke="#8a6239" stroke-width="1.8"/>`).join("")}
    <rect x="${x - 1}" y="${top}" width="62" height="2.4" rx="0.5" fill="#b3824f"/>
    <rect x="${x + 34}" y="${top + 2.4}" width="24" height="6" fill="#a2733f"/><circle cx="${x + 46}" cy="${top + 5.4}" r="0.7" fill="#3b2a18"/>
    ${books.map(([color, tall], index) => `<rect x="${x + 5 + index * 2.6}" y="${top - tall}" width="2.3" height="${tall}" rx="0.2" fill="${color}"/>`).join("")}
    <rect x="${x + 19}" y="${top - 1.6}" width="12" height="1.6" fill="#e8dcc6"/><rect x="${x + 20}" y="${top - 3}" width="10" height="1.4" fill="#7d8a6a"/>
    <path d="M${x + 47} ${top}v-9l7 -6" stroke="#2a251f" stroke-width="0.8" fill="none"/><path d="M${x + 51} ${top - 17}l7 3 -3 4 -7 -4z" fill="#2a251f"/>
    <path d="M${x + 36} ${top - 4}h5v3a2.4 2.4 0 0 1 -5 0z" fill="#fdfaf3"/>`;
}

/** A chair, drawn in before a desk. */
export const chair = (x: number, floorAt: number) => `
  ${shadowUnder(x, floorAt + 7, 18, 2)}
  <path d="M${x + 2} ${floorAt - 16}l-1 23M${x + 16} ${floorAt - 16}l1 23" stroke="#3a2c20" stroke-width="1.3"/>
  <rect x="${x}" y="${floorAt - 34}" width="18" height="13" rx="3" fill="#c8bda9"/>
  <rect x="${x - 0.5}" y="${floorAt - 18}" width="19" height="4" rx="1.6" fill="#d8cdb8"/>`;

/** A bed from its foot: linen, two pillows, a blanket. */
export function bed(x: number, floorAt: number, width = 64): string {
  const top = floorAt - 40;
  return `${shadowUnder(x, floorAt + 9, width, 4)}
    <rect x="${x - 2}" y="${top}" width="${width + 4}" height="34" rx="3" fill="#b79a77"/>
    <rect x="${x - 2}" y="${top}" width="${width + 4}" height="3" rx="1.5" fill="#cfb591"/>
    <rect x="${x}" y="${floorAt - 20}" width="${width}" height="28" rx="3" fill="#f6f1e7"/>
    ${[6, width - 29].map((at) => `<rect x="${x + at}" y="${floorAt - 28}" width="23" height="13" rx="4" fill="#fffdf8"/><path d="M${x + at + 2} ${floorAt - 17}q10 3 19 0" stroke="#d9cfbd" stroke-width="0.6" fill="none"/>`).join("")}
    <path d="M${x} ${floorAt - 7}q${width / 2} 5 ${width} 0v15h-${width}z" fill="#8d9a86"/>
    <path d="M${x} ${floorAt - 7}q${width / 2} 5 ${width} 0v2q-${width / 2} 5 -${width} 0z" fill="#a5b19d"/>`;
}

/** A low table beside something, with what lies on it. */
export const sideTable = (x: number, floorAt: number) => `
  ${shadowUnder(x, floorAt + 4, 16, 1.6)}
  <path d="M${x + 8} ${floorAt - 18}V${floorAt + 3}" stroke="#2a251f" stroke-width="1"/>
  <ellipse cx="${x + 8}" cy="${floorAt + 3.4}" rx="5" ry="1" fill="#2a251f"/>
  <ellipse cx="${x + 8}" cy="${floorAt - 18.5}" rx="9" ry="1.8" fill="#8a6239"/>
  <rect x="${x + 3}" y="${floorAt - 21}" width="8" height="1.6" fill="#b4451b"/>
  <path d="M${x + 11} ${floorAt - 24}h3l-0.4 5h-2.2z" fill="#fdfaf3"/>`;

/** A bench as galleries have them. */
export const bench = (x: number, floorAt: number, width = 58) => `
  ${shadowUnder(x, floorAt + 10, width, 3)}
  <rect x="${x}" y="${floorAt - 8}" width="${width}" height="5" rx="1" fill="#3a3028"/>
  <rect x="${x}" y="${floorAt - 8}" width="${width}" height="1.4" rx="0.7" fill="#574939"/>
  ${[4, width - 7].map((leg) => `<rect x="${x + leg}" y="${floorAt - 3}" width="3" height="12" fill="#2a221b"/>`).join("")}`;

/** A spot of a ceiling lamp on the wall. */
export const spot = (x: number, y: number, radius: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 1.15}" fill="#fffaf0" fill-opacity="0.8" filter="url(#softer)"/>`;
