// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { columnOf, rowOf } from "./board.js";
import { SINK_STEPS } from "./effects.js";
import { COLORS } from "./palette.js";
import { HALF_HEIGHT_PX, HALF_WIDTH_PX, PAINTING_ORDER, placeOf } from "./places.js";
import { CRACKED, WATER } from "./position.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Effects } from "./effects.js" */

const THICKNESS_PX = 11;
const FLANKS = /** @type {const} */ ([
  [-1, COLORS.iceLeft],
  [1, COLORS.iceRight],
]);
const GAP_PX = 1.5;
const WIDE = HALF_WIDTH_PX - GAP_PX;
const HIGH = HALF_HEIGHT_PX - GAP_PX * 0.7;

/** @typedef {{ tile: number, x: number, y: number, isCracked: boolean }} Tile */

/** @param {Pen} pen @param {number} x @param {number} y @param {number} [share] */
const addDiamond = (pen, x, y, share = 1) => {
  pen.moveTo(x - WIDE * share, y);
  pen.lineTo(x, y - HIGH * share);
  pen.lineTo(x + WIDE * share, y);
  pen.lineTo(x, y + HIGH * share);
  pen.closePath();
};

/** @param {Pen} pen @param {number} x @param {number} y @param {number} [share] */
const traceDiamond = (pen, x, y, share) => {
  pen.beginPath();
  addDiamond(pen, x, y, share);
};

/** @type {(pen: Pen, x: number, y: number, side: -1 | 1) => void} */
const addFlank = (pen, x, y, side) => {
  pen.moveTo(x + side * WIDE, y);
  pen.lineTo(x + side * WIDE, y + THICKNESS_PX);
  pen.lineTo(x, y + HIGH + THICKNESS_PX);
  pen.lineTo(x, y + HIGH);
};

/** @param {Pen} pen @param {number} x @param {number} y */
const addCracks = (pen, x, y) => {
  pen.moveTo(x - 17, y - 3);
  pen.lineTo(x - 7, y + 2);
  pen.lineTo(x - 2, y - 4);
  pen.lineTo(x + 5, y + 3);
  pen.lineTo(x + 17, y);
  pen.moveTo(x - 2, y - 4);
  pen.lineTo(x + 3, y - 10);
  pen.moveTo(x + 5, y + 3);
  pen.lineTo(x + 2, y + 9);
};

/** @param {Tile} [tile] */
const depthOf = (tile) => (tile ? columnOf(tile.tile) + rowOf(tile.tile) : 0);

/** @param {Tile} tile */
const colorOf = ({ tile, isCracked }) =>
  isCracked ? COLORS.crackedIce : (columnOf(tile) + rowOf(tile)) % 2 === 0 ? COLORS.snow : COLORS.ice;

/** @param {Pen} pen @param {readonly Tile[]} tiles in painting order */
const drawFlanks = (pen, tiles) => {
  for (let from = 0; from < tiles.length;) {
    const depth = depthOf(tiles[from]);
    const end = tiles.findIndex((other, index) => index > from && depthOf(other) !== depth);
    const row = tiles.slice(from, end < 0 ? tiles.length : end);
    for (const [side, color] of FLANKS) {
      pen.fillStyle = color;
      pen.beginPath();
      for (const { x, y } of row) addFlank(pen, x, y, side);
      pen.fill();
    }
    from += row.length;
  }
};

/** Many small paths would be slow. @param {Pen} pen @param {readonly Tile[]} tiles in painting order */
const drawTiles = (pen, tiles) => {
  drawFlanks(pen, tiles);
  for (const color of [COLORS.snow, COLORS.ice, COLORS.crackedIce]) {
    pen.fillStyle = color;
    pen.beginPath();
    for (const tile of tiles) if (colorOf(tile) === color) addDiamond(pen, tile.x, tile.y);
    pen.fill();
  }
  pen.strokeStyle = COLORS.crack;
  pen.lineWidth = 2.6;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.beginPath();
  for (const { x, y, isCracked } of tiles) if (isCracked) addCracks(pen, x, y);
  pen.stroke();
};

/** In px. @param {number} tile @param {number} seconds */
export const bobOf = (tile, seconds) =>
  seconds === 0 ? 0 : Math.sin(seconds * 1.3 + columnOf(tile) * 0.7 + rowOf(tile) * 0.9) * 1.2;

/** @param {Pen} pen @param {Effects} effects */
const drawSinking = (pen, { sinking }) => {
  for (const { tile, age } of sinking) {
    const { x, y } = placeOf(tile);
    const share = age / SINK_STEPS;
    pen.globalAlpha = Math.max(0, 1 - share * 1.6);
    drawTiles(pen, [{ tile, x, y: y + share * share * 60, isCracked: true }]);
    pen.globalAlpha = 0.8 * (1 - share);
    pen.strokeStyle = COLORS.wave;
    pen.lineWidth = 2.5;
    for (const reach of [0.5, 0.85]) {
      pen.beginPath();
      pen.ellipse(x, y + 6, WIDE * (0.3 + share * reach), HIGH * (0.3 + share * reach), 0, 0, 2 * Math.PI);
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
};

/** @param {Pen} pen @param {readonly number[]} tiles @param {Effects} effects @param {number} seconds */
export const drawFloe = (pen, tiles, effects, seconds) => {
  drawSinking(pen, effects);
  const afloat = PAINTING_ORDER.filter((tile) => (tiles[tile] ?? WATER) !== WATER).map((tile) => {
    const { x, y } = placeOf(tile);
    const jolt = effects.jolts.get(tile);
    const shiver = jolt === undefined || seconds === 0 ? 0 : Math.sin(jolt * 1.9) * (12 - jolt) * 0.22;
    return { tile, x: x + shiver, y: y + bobOf(tile, seconds), isCracked: tiles[tile] === CRACKED };
  });
  drawTiles(pen, afloat);
};

/**
 * Outlined; a dot for a step, a cross for a hit.
 * @param {Pen} pen
 * @param {{ tiles: readonly number[], cursor: number, color: string, isHit: boolean, seconds: number }} view
 */
export const drawChoices = (pen, { tiles, cursor, color, isHit, seconds }) => {
  for (const tile of tiles) {
    const { x, y: rest } = placeOf(tile);
    const y = rest + bobOf(tile, seconds);
    const isMarked = tile === cursor;
    traceDiamond(pen, x, y, isMarked ? 0.92 : 0.82);
    pen.strokeStyle = isMarked ? COLORS.gold : color;
    pen.lineWidth = isMarked ? 5 : 2.6;
    pen.lineJoin = "round";
    pen.stroke();
    if (!isHit) fillDisc(pen, color, x, y, 5.5, 3);
    else if (isMarked) drawPick(pen, x, y, seconds);
  }
};

/** @param {Pen} pen @param {number} x @param {number} y @param {number} seconds */
const drawPick = (pen, x, y, seconds) => {
  pen.save();
  pen.translate(x, y - 10 - (seconds === 0 ? 0 : Math.abs(Math.sin(seconds * 4)) * 5));
  pen.rotate(-0.5);
  pen.fillStyle = COLORS.ink;
  pen.fillRect(-3.5, -19, 7, 24);
  pen.fillRect(-15, -22, 30, 8);
  pen.fillStyle = COLORS.beak;
  pen.fillRect(-1.8, -16, 3.6, 19);
  pen.fillStyle = "#d5e6f0";
  pen.fillRect(-13, -20, 26, 4);
  pen.restore();
};
