// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { COLORS, SCARVES } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Side } from "./position.js" */
/**
 * @typedef {object} Figure
 * @property {number} x where it stands
 * @property {number} y
 * @property {number} scale
 * @property {Side} side whose scarf it has
 * @property {boolean} isBear Nanuk
 * @property {boolean} looksLeft
 * @property {number} [lift] px above the ice
 * @property {number} [squash] -1 to 1: flat or stretched
 * @property {number} [lean] radians
 */

const FEET_Y = 58;

const createShapes = () => ({
  feet: new Path2D("M-26 50h24v10h-28zM4 50h22l8 10H4z"),
  coat: new Path2D("M-40 6c0-50 16-76 42-76s42 26 42 76c0 34-14 50-42 50S-40 40-40 6z"),
  coatLight: new Path2D("M-40 6c0-50 16-76 42-76-18 16-26 40-24 72 0 30 6 46 20 54-26 0-38-16-38-50z"),
  belly: new Path2D("M-18 10c0-26 12-36 26-36s28 10 28 36c0 28-10 40-28 40S-18 38-18 10z"),
  face: new Path2D("M-8-42c0-12 8-18 17-18s18 6 18 18-8 14-18 14-17-2-17-14z"),
  beak: new Path2D("M8-38h16l4 5-12 7z"),
  scarfShade: new Path2D("M-32-24c20 8 46 8 66 0l2 12c-20 8-50 8-70 0z"),
  scarf: new Path2D("M-34-28c20 8 50 8 68 0l2 11c-20 8-52 8-72 0zM-34-18h18l-4 42h-18z"),
  wing: new Path2D("M40-6c14 8 20 24 16 40-10-2-16-10-18-22z"),
  bearBody: new Path2D("M-46 18c0-36 14-54 48-54s48 18 48 54c0 28-16 40-48 40s-48-12-48-40z"),
  bearShade: new Path2D("M-46 18c0-36 14-54 48-54-22 10-32 26-30 52 0 22 8 36 22 42-28-2-40-14-40-40z"),
  bearHead: new Path2D("M-32-42c0-22 14-34 36-34s36 12 36 34-14 32-36 32-36-10-36-32z"),
});
/** @type {ReturnType<typeof createShapes> | undefined} */
let shapes;
const paths = () => (shapes ??= createShapes());

/** @param {Pen} pen @param {string} color @param {Path2D} path */
const fill = (pen, color, path) => {
  pen.fillStyle = color;
  pen.fill(path);
};

/** @param {Pen} pen @param {Side} side */
const drawScarf = (pen, side) => {
  const { scarf, scarfShade } = paths();
  fill(pen, SCARVES[side][1], scarfShade);
  fill(pen, SCARVES[side][0], scarf);
};

/** @param {Pen} pen @param {Side} side */
const drawPenguin = (pen, side) => {
  const { feet, coat, coatLight, belly, face, beak, wing } = paths();
  fill(pen, COLORS.beak, feet);
  fill(pen, COLORS.coat, coat);
  fill(pen, COLORS.coatLight, coatLight);
  fill(pen, COLORS.white, belly);
  fill(pen, COLORS.white, face);
  fillDisc(pen, COLORS.coat, 4, -46, 5);
  fillDisc(pen, COLORS.coat, 24, -46, 5);
  fill(pen, COLORS.beak, beak);
  drawScarf(pen, side);
  fill(pen, COLORS.coat, wing);
};

/** @param {Pen} pen @param {Side} side */
const drawBear = (pen, side) => {
  const { bearBody, bearShade, bearHead } = paths();
  pen.strokeStyle = COLORS.coat;
  pen.lineWidth = 5;
  pen.lineJoin = "round";
  for (const x of [-21, 25]) {
    fillDisc(pen, COLORS.coat, x, 54, 19, 10);
    fillDisc(pen, COLORS.fur, x, 53, 16, 8);
  }
  pen.stroke(bearBody);
  fill(pen, COLORS.fur, bearBody);
  fill(pen, COLORS.furShade, bearShade);
  for (const x of [-24, 32]) {
    fillDisc(pen, COLORS.coat, x, -70, 13);
    fillDisc(pen, COLORS.fur, x, -70, 10.5);
    fillDisc(pen, COLORS.ear, x, -69, 5.5);
  }
  pen.stroke(bearHead);
  fill(pen, COLORS.fur, bearHead);
  fillDisc(pen, COLORS.coat, -4, -48, 4.6);
  fillDisc(pen, COLORS.coat, 24, -48, 4.6);
  fillDisc(pen, COLORS.white, 12, -32, 17, 12);
  fillDisc(pen, COLORS.coat, 14, -38, 7, 5);
  pen.save();
  pen.translate(0, 10);
  drawScarf(pen, side);
  pen.restore();
};

/** @param {Pen} pen @param {Figure} figure */
export const drawFigure = (pen, { x, y, scale, side, isBear, looksLeft, lift = 0, squash = 0, lean = 0 }) => {
  pen.save();
  pen.translate(x, y);
  fillDisc(pen, COLORS.shadow, 0, 0, 40 * scale * (1 - lift * 0.008), 11 * scale);
  pen.translate(0, -lift);
  pen.rotate(lean);
  pen.scale(scale * (looksLeft ? -1 : 1) * (1 + squash * 0.2), scale * (1 - squash * 0.2));
  pen.translate(0, -FEET_Y);
  if (isBear) drawBear(pen, side);
  else drawPenguin(pen, side);
  pen.restore();
};
