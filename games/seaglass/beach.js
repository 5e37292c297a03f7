// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { COLORS } from "./palette.js";
import { CELL_PX, PANEL, cellX, cellY } from "./layout.js";

/** @typedef {CanvasRenderingContext2D} Pen */

const DUNE = new Path2D("M-20 96c90-40 200 10 300-16s170-26 250-2 130 4 150-6v310H-20z");
const GRAINS = new Path2D();
for (let grain = 0; grain < 64; grain++) GRAINS.rect((grain * 197) % 640, (grain * 113 + 31) % 354, 4, 3);

const WAVE = new Path2D(
  "M720 520V-20H640c-30-26-70-10-108-26-44-18-66 8-112-6-40-12-60-2-100 8s-62-14-104-4c-46 12-70 2-112-14C70-74 34-60 0-74h-80v594z",
);
const BANDS = /** @type {const} */ ([
  [COLORS.wet, -11, 0.5],
  [COLORS.foam, 0, 1],
  [COLORS.shallow, 13, 1],
  [COLORS.sea, 34, 1],
  [COLORS.deep, 56, 1],
]);

const STAR = new Path2D("m0-40 11 26 28 3-21 18 7 28L0 20l-25 15 7-28-21-18 28-3z");
const STAR_SHADE = new Path2D("m0-48 14 30 33 3-25 22 8 33L0 24l-30 16 8-33-25-22 33-3z");
const STAR_DOTS = new Path2D(
  "M-3-30h6v6h-6zM-3-14h6v6h-6zM16-6h6v5h-6zM-22-6h6v5h-6zM9 12h5v6h-5zM-14 12h5v6h-5zM-3 0h6v6h-6z",
);
const SHELL = new Path2D("M-40 18a40 40 0 1 1 80 0L10 38h-20z");
const SHELL_SHADE = new Path2D("M-36 28a40 40 0 1 1 80 0l-32 18H-4z");
const SHELL_LINES = new Path2D("M0 34V-20M-8 34-30-4M8 34 30-4M-4 34-17-14M4 34 17-14");

/** @type {(pen: Pen, color: string, path: Path2D, opacity?: number) => void} */
const fillPath = (pen, color, path, opacity = 1) => {
  pen.globalAlpha = opacity;
  pen.fillStyle = color;
  pen.fill(path);
  pen.globalAlpha = 1;
};

/** @type {(pen: Pen, x: number, y: number, turn: number, paint: () => void) => void} */
const at = (pen, x, y, turn, paint) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  paint();
  pen.restore();
};

/** @param {Pen} pen */
const drawStar = (pen) => {
  pen.translate(3, 6);
  fillPath(pen, COLORS.starShade, STAR_SHADE, 0.4);
  pen.translate(-3, -6);
  fillPath(pen, COLORS.star, STAR);
  pen.strokeStyle = COLORS.star;
  pen.lineWidth = 12;
  pen.lineJoin = "round";
  pen.stroke(STAR);
  fillPath(pen, COLORS.starDot, STAR_DOTS);
};

/** @param {Pen} pen */
const drawShell = (pen) => {
  fillPath(pen, COLORS.shade, SHELL_SHADE, 0.35);
  fillPath(pen, COLORS.shell, SHELL);
  pen.strokeStyle = COLORS.shellLine;
  pen.lineWidth = 4;
  pen.lineCap = "round";
  pen.stroke(SHELL_LINES);
};

/** @param {Pen} pen */
export const drawSand = (pen) => {
  pen.fillStyle = COLORS.sand;
  pen.fillRect(-10, -10, WIDTH + 20, HEIGHT + 20);
  fillPath(pen, COLORS.dune, DUNE);
  fillPath(pen, COLORS.grain, GRAINS);
  at(pen, 66, 212, -0.24, () => drawStar(pen));
  at(pen, 588, 122, 0.28, () => drawShell(pen));
};

/** @type {(pen: Pen, y: number, seconds: number, opacity?: number) => void} */
export const drawSea = (pen, y, seconds, opacity = 1) => {
  pen.save();
  pen.translate(Math.sin(seconds * 0.7) * 18, y + Math.sin(seconds * 1.1) * 3);
  BANDS.forEach(([color, offset, strength], band) => {
    pen.save();
    pen.translate(Math.sin(seconds * 0.9 + band) * 6, offset);
    fillPath(pen, color, WAVE, strength * opacity);
    pen.restore();
  });
  pen.restore();
};

/** @param {Pen} pen */
export const drawPanel = (pen) => {
  pen.globalAlpha = 0.62;
  pen.fillStyle = COLORS.panel;
  pen.beginPath();
  pen.roundRect(PANEL.x, PANEL.y, PANEL.size, PANEL.size, 14);
  pen.fill();
  pen.globalAlpha = 0.28;
  pen.fillStyle = COLORS.dent;
  pen.beginPath();
  for (let cell = 0; cell < 16; cell++) {
    const half = CELL_PX / 2 - 6;
    pen.roundRect(cellX(cell) - half, cellY(cell) - half, 2 * half, 2 * half, 12);
  }
  pen.fill();
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {number} moves since the last wave @param {number} count @param {number} pulse 0 to 1 */
export const drawDots = (pen, moves, count, pulse) => {
  const x = PANEL.x + PANEL.size + 18;
  const pitch = (PANEL.size - 24) / (count - 1);
  for (let dot = 0; dot < count; dot++) {
    const y = PANEL.y + PANEL.size - 12 - dot * pitch;
    const isLit = dot < moves;
    fillDisc(pen, isLit ? COLORS.deep : COLORS.dent, x, y, isLit ? 9 : 6);
    fillDisc(pen, isLit ? COLORS.foam : COLORS.sand, x, y, isLit ? 6.4 + (dot === moves - 1 ? 2 * pulse : 0) : 4);
  }
};
