// @ts-check
import { createLayer } from "../kit/layer.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */

const createShapes = () => ({
  mountains: new Path2D("M0 92l40-34 28 18 52-50 46 40 26-18 60 44zM640 92l-50-40-30 22-50-46-64 64z"),
  slopes: new Path2D("m120 26 46 40-20 6-20-14-22 20zM510 28l-30 44 26-12 24 16 14-14z"),
  middle: new Path2D("M-40 190c160-16 260 12 370 0s220-10 350 4v166H-40z"),
  deep: new Path2D("M-40 290c180-14 280 10 380 0s200-8 340 4v66H-40z"),
});
/** @type {ReturnType<typeof createShapes> | undefined} */
let shapes;

const WAVES = [
  [40, 140, 50, 5],
  [110, 170, 30, 5],
  [520, 132, 60, 5],
  [560, 164, 36, 5],
  [30, 300, 70, 6],
  [540, 320, 64, 6],
  [70, 240, 34, 5],
  [566, 250, 40, 5],
  [150, 336, 50, 5],
  [470, 340, 44, 5],
];

const DRIFTING = [
  { x: 66, y: 206, scale: 0.6 },
  { x: 588, y: 206, scale: 0.7 },
  { x: 118, y: 316, scale: 0.8 },
];

/** @param {Pen} pen @param {number} seconds */
const drawWaves = (pen, seconds) => {
  pen.fillStyle = COLORS.wave;
  WAVES.forEach(([left = 0, top = 0, width = 0, height = 0], index) => {
    const sway = Math.sin(seconds * 0.7 + index * 1.9);
    pen.fillRect(left + sway * 5, top, width + sway * 6, height);
  });
};

/** @param {Pen} pen @param {number} seconds */
const drawDrifting = (pen, seconds) => {
  DRIFTING.forEach(({ x, y, scale }, index) => {
    pen.save();
    pen.translate(x + Math.sin(seconds * 0.3 + index * 2) * 5, y + Math.sin(seconds * 1.1 + index) * 1.5);
    pen.scale(scale, scale);
    pen.fillStyle = COLORS.iceRight;
    pen.beginPath();
    pen.moveTo(-38, 0);
    for (const [cornerX, cornerY] of [
      [-38, 12],
      [0, 32],
      [38, 12],
      [38, 0],
    ])
      pen.lineTo(cornerX ?? 0, cornerY ?? 0);
    pen.fill();
    pen.fillStyle = COLORS.ice;
    pen.beginPath();
    for (const [cornerX, cornerY] of [
      [-38, 0],
      [0, -20],
      [38, 0],
      [0, 20],
    ])
      pen.lineTo(cornerX ?? 0, cornerY ?? 0);
    pen.fill();
    pen.restore();
  });
};

const HORIZON_Y = 104;
const sky = createLayer({ left: -12, top: -12, width: WIDTH + 24, height: HORIZON_Y + 12, isOpaque: true });

/** @param {Pen} pen */
const paintSky = (pen) => {
  shapes ??= createShapes();
  pen.fillStyle = COLORS.sky;
  pen.fillRect(-12, -12, WIDTH + 24, HEIGHT);
  pen.fillStyle = COLORS.skyLight;
  pen.fillRect(-12, -12, WIDTH + 24, 70);
  pen.fillStyle = COLORS.haze;
  pen.fillRect(-12, 92, WIDTH + 24, 20);
  pen.fillStyle = COLORS.mountain;
  pen.fill(shapes.mountains);
  pen.fillStyle = COLORS.mountainShade;
  pen.fill(shapes.slopes);
};

/** @param {Pen} pen @param {number} seconds 0: everything stands still */
export const drawSea = (pen, seconds) => {
  shapes ??= createShapes();
  sky.draw(pen, [], paintSky);
  pen.fillStyle = COLORS.sea;
  pen.fillRect(-12, HORIZON_Y, WIDTH + 24, HEIGHT);
  pen.save();
  pen.translate(Math.sin(seconds * 0.4) * 8, 0);
  pen.fillStyle = COLORS.seaMiddle;
  pen.fill(shapes.middle);
  pen.translate(Math.sin(seconds * 0.5 + 2) * 8, 0);
  pen.fillStyle = COLORS.seaDeep;
  pen.fill(shapes.deep);
  pen.restore();
  drawWaves(pen, seconds);
  drawDrifting(pen, seconds);
};
