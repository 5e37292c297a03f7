// @ts-check
import { createRandom } from "../kit/random.js";
import { createSprites } from "../kit/sprites.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @typedef {{ x: number, y: number, size: number, phase: number }} Star */

const PLANET = { x: 530, y: 310, scale: 0.82 };
const random = createRandom(12);

/** @param {number} count @param {number} biggest @returns {Star[]} */
const scatter = (count, biggest) =>
  Array.from({ length: count }, () => ({
    x: random.range(0, WIDTH),
    y: random.range(0, HEIGHT),
    size: random.int(2, biggest),
    phase: random.range(0, 6.28),
  }));

const COLD_STARS = scatter(64, 3);
const WARM_STARS = scatter(16, 4);

/** Dark, so that moving objects stand out. */
const createShapes = () => ({
  shade: new Path2D("M150 0A150 150 0 0 1-92 118 150 150 0 0 0 82-126 150 150 0 0 1 150 0z"),
  light: new Path2D("M-134-66c50-20 90 10 150-10 24-8 40-20 52-34A150 150 0 0 0-134-66z"),
  glow: new Path2D("M-96-116c40-2 66 6 112-14A150 150 0 0 0-96-116z"),
  ring: new Path2D(
    "M-252-6c0-20 50-34 106-42l-4 14c-40 6-70 16-70 28 0 22 100 34 220 34s220-12 220-34c0-12-30-22-70-28l-4-14c56 8 106 22 106 42 0 32-120 56-252 56S-252 26-252-6z",
  ),
});
/** @type {ReturnType<typeof createShapes> | undefined} */
let shapes;

/** @param {Pen} pen @param {readonly Star[]} stars @param {string} color @param {number} seconds */
const drawStars = (pen, stars, color, seconds) => {
  pen.fillStyle = color;
  for (const { x, y, size, phase } of stars) {
    const glint = size + (seconds > 0 && Math.sin(seconds * 1.6 + phase) > 0.86 ? 1 : 0);
    pen.fillRect(x - glint / 2, y - glint / 2, glint, glint);
  }
};

/** @param {Pen} pen @param {ReturnType<typeof createShapes>} paths */
const drawPlanet = (pen, { shade, light, glow, ring }) => {
  pen.save();
  pen.translate(PLANET.x, PLANET.y);
  pen.scale(PLANET.scale, PLANET.scale);
  pen.fillStyle = COLORS.planet;
  pen.beginPath();
  pen.arc(0, 0, 150, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = COLORS.planetShade;
  pen.fill(shade);
  pen.fillStyle = COLORS.planetLight;
  pen.fill(light);
  pen.fillStyle = COLORS.planetGlow;
  pen.fill(glow);
  pen.rotate(-Math.PI / 9);
  pen.fillStyle = COLORS.ring;
  pen.fill(ring);
  pen.restore();
};

/** Margin for screen shake. */
const MARGIN = 12;
const SKY = { left: MARGIN, top: MARGIN, right: WIDTH + MARGIN, bottom: HEIGHT + MARGIN };
const sprites = createSprites();

/** @param {Pen} pen @param {CanvasImageSource} nebula @param {number} seconds 0: the stars stand still */
export const drawSpace = (pen, nebula, seconds) => {
  shapes ??= createShapes();
  sprites.draw(
    pen,
    "nebula",
    { x: 0, y: 0 },
    () => SKY,
    (canvas) => canvas.drawImage(nebula, -MARGIN, -MARGIN, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN),
  );
  drawStars(pen, COLD_STARS, COLORS.star, seconds);
  drawStars(pen, WARM_STARS, COLORS.warmStar, seconds);
  drawPlanet(pen, shapes);
};
