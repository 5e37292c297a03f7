// @ts-check
import { createRandom } from "../kit/random.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */
const EARTH_RADIUS = 62;
const TWINKLE_SHARE = 0.2;
// Stars here would look like a decimal point of the score.
const SCORE_CORNER = { right: 170, bottom: 84 };
// Margin for camera movement.
const BLEED_PX = 120;

const createStars = () => {
  const random = createRandom(31);
  return Array.from({ length: 84 }, () => ({
    x: random.range(-20, 660),
    y: random.range(-30, 240),
    size: random.pick([2, 2, 3]),
    phase: random.range(0, 6),
    twinkles: random.chance(TWINKLE_SHARE),
  })).filter(({ x, y }) => x > SCORE_CORNER.right || y > SCORE_CORNER.bottom);
};
const STARS = createStars();

const DUSK = new Path2D("M-120-120h880v270C500 190 420 120 300 150S90 210-120 150z");
const EARTH_SHADE = new Path2D("M62 0A62 62 0 0 1-24 57 62 62 0 0 0 30-54 62 62 0 0 1 62 0z");
const EARTH_LAND = new Path2D(
  "M-50-36c16-6 30-2 34 8s18 6 16 18-24 6-30 18-22 6-30-4c-2-18 2-32 10-40zM6 22c14-8 32-8 38 2-4 14-14 24-26 30-10-8-18-22-12-32z",
);
const FAR_HILLS = new Path2D(
  "M-120 262c50-4 80 2 120-12 60-34 110-20 170-44 40-16 70 10 120 6 70-6 90-40 160-22 60 16 110-8 190 20 40 12 70 20 120 10v320H-120z",
);
const NEAR_HILLS = new Path2D(
  "M-120 296c40 4 80 2 120-8 70-20 110-4 180-16s120 10 190 2 140-26 270-4c40 6 80 16 120 10v320H-120z",
);

/** @type {(pen: Pen, seconds: number) => void} */
const drawStars = (pen, seconds) => {
  pen.fillStyle = COLORS.star;
  for (const { x, y, size, phase, twinkles } of STARS) {
    pen.globalAlpha = twinkles ? 0.55 + 0.45 * Math.sin(seconds * 1.6 + phase) : 1;
    pen.fillRect(x, y, size, size);
  }
  pen.globalAlpha = 1;
};

/** @type {(pen: Pen, level: number) => void} */
const drawEarth = (pen, level) => {
  pen.save();
  pen.translate(552 - 14 * level, 92 - 6 * level);
  pen.fillStyle = COLORS.sea;
  pen.beginPath();
  pen.arc(0, 0, EARTH_RADIUS, 0, 2 * Math.PI);
  pen.fill();
  pen.clip();
  pen.fillStyle = COLORS.land;
  pen.fill(EARTH_LAND);
  pen.fillStyle = COLORS.deepSea;
  pen.fill(EARTH_SHADE);
  pen.restore();
};

/**
 * @param {Pen} pen
 * @param {{ level: number, seconds: number }} view seconds stand still with reduced motion
 */
export const drawSky = (pen, { level, seconds }) => {
  pen.fillStyle = COLORS.night;
  pen.fillRect(-BLEED_PX, -BLEED_PX, 640 + 2 * BLEED_PX, 360 + 2 * BLEED_PX);
  pen.fillStyle = COLORS.dusk;
  pen.fill(DUSK);
  drawStars(pen, seconds);
  drawEarth(pen, level);
};

/** @type {(pen: Pen, level: number) => void} */
export const drawHills = (pen, level) => {
  const slide = (level * 37) % 100;
  pen.save();
  pen.translate(slide - 50, -16);
  pen.fillStyle = COLORS.farHill;
  pen.fill(FAR_HILLS);
  pen.translate(60 - slide * 1.4, -40);
  pen.fillStyle = COLORS.nearHill;
  pen.fill(NEAR_HILLS);
  pen.restore();
};
