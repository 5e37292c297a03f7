// @ts-check
/** @typedef {CanvasRenderingContext2D} Pen */

/** @typedef {{ stride: number, rise: number, isOnRoof: boolean, isSliding: boolean, isStumbling: boolean, squash: number, light: number, swing: number }} Pose */
/** @typedef {{ pitch: number, lift: number, back: [number, number], front: [number, number], far: [number, number, number, number] }} Limbs */

const SCALE = 0.42;
const PAW_DEPTH = 78;
const FUR = "#ff8a3c";
const FUR_SHADE = "#e8622a";
const FUR_FAR = "#b8431a";
const CREAM = "#fff4e4";
const DARK = "#2a1230";

/** @param {string} data */
const path = (data) => (typeof Path2D === "function" ? new Path2D(data) : null);
const SHAPES = {
  tail: path("M-46 8c-38-2-64-22-92-8-14 7-20 20-18 30 34-10 58 8 104 6z"),
  tip: path("M-138 0c-14 7-20 20-18 30 12-4 22-4 32-2 2-10-2-22-14-28z"),
  body: path("M-56 14c6-26 34-34 66-32 22 2 44 4 56 16 6 24-20 40-52 40-34 2-64 0-70-24z"),
  belly: path("M-56 14c18 12 60 18 112 2-6 14-24 22-42 22-34 2-64 0-70-24z"),
  earTips: path("m-18-20-2-34 20 18zM10-30l12-30 12 30z"),
  ears: path("m-22-14-2-34 22 16zM4-28l14-28 12 32z"),
  head: path("M-26 6c-2-24 14-36 34-36 16 0 24 10 28 20l32 16c-4 12-20 20-42 20-26 2-50-2-52-20z"),
  cheek: path("M68 6c-4 12-20 20-42 20-18 1-36 0-46-6 24 2 44-4 54-14 12 6 22 6 34 0z"),
  nose: path("M60 2h9v7h-6z"),
  lanternLids: path("M-14-26h28v7h-28zM-14 20h28v7h-28z"),
  lanternPaper: path("M-12-19h24c12 8 12 31 0 39h-24c-12-8-12-31 0-39z"),
  lanternFlame: path("M-5-19H5c4 10 4 29 0 39H-5c-4-10-4-29 0-39z"),
};

/** @param {Pen} pen @param {Path2D | null} shape @param {string} color */
const fill = (pen, shape, color) => {
  pen.fillStyle = color;
  if (shape) pen.fill(shape);
};

/**
 * Angles from straight down, forward positive: near back leg, near front leg, far legs.
 * @param {Pose} pose
 * @returns {Limbs}
 */
const limbsOf = ({ stride, rise, isOnRoof, isSliding }) => {
  if (isSliding) return { pitch: 0.1, lift: 0, back: [1.1, 1.5], front: [1.35, 1.5], far: [0.9, 1.4, 1.2, 1.45] };
  if (!isOnRoof) {
    const reach = Math.min(1, Math.max(-1, rise / 300));
    return {
      pitch: -0.16 * reach - 0.04,
      lift: 6,
      back: [-0.75 - 0.3 * reach, -1.15 - 0.2 * reach],
      front: [1 + 0.15 * reach, 0.75 + 0.5 * reach],
      far: [-0.95 - 0.2 * reach, -1.35, 0.75, 0.95],
    };
  }
  const wave = (/** @type {number} */ shift) => Math.sin(stride + shift);
  const bend = (/** @type {number} */ shift) => Math.max(0, Math.cos(stride + shift));
  return {
    pitch: 0.07 * wave(0.6),
    lift: 5 * Math.abs(wave(0.3)),
    back: [0.95 * wave(0), 0.95 * wave(0) - 1.15 * bend(0) - 0.15],
    front: [0.95 * wave(2.7), 0.95 * wave(2.7) - 1.05 * bend(2.7)],
    far: [
      0.95 * wave(-0.7),
      0.95 * wave(-0.7) - 1.15 * bend(-0.7) - 0.15,
      0.95 * wave(2.1),
      0.95 * wave(2.1) - 1.05 * bend(2.1),
    ],
  };
};

/** @param {Pen} pen @param {[number, number]} hip @param {number} upper @param {number} lower @param {string} color */
const drawLeg = (pen, [x, y], upper, lower, color) => {
  const kneeX = x + Math.sin(upper) * 25;
  const kneeY = y + Math.cos(upper) * 25;
  const pawX = kneeX + Math.sin(lower) * 24;
  const pawY = kneeY + Math.cos(lower) * 24;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = color;
  pen.lineWidth = 17;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(kneeX, kneeY);
  pen.stroke();
  pen.lineWidth = 12;
  pen.beginPath();
  pen.moveTo(kneeX, kneeY);
  pen.lineTo(pawX, pawY);
  pen.stroke();
  pen.strokeStyle = DARK;
  pen.lineWidth = 12;
  pen.beginPath();
  pen.moveTo(pawX, pawY);
  pen.lineTo(pawX + 6 * Math.cos(lower), pawY - 4 * Math.sin(lower));
  pen.stroke();
};

/** @param {Pen} pen @param {Pose} pose */
const drawHead = (pen, { isStumbling }) => {
  pen.save();
  pen.translate(70, -22);
  fill(pen, SHAPES.earTips, DARK);
  fill(pen, SHAPES.ears, FUR);
  fill(pen, SHAPES.head, FUR);
  fill(pen, SHAPES.cheek, CREAM);
  pen.fillStyle = DARK;
  if (isStumbling) pen.fillRect(11, -7, 13, 4);
  else {
    pen.beginPath();
    pen.arc(17, -5, 6, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = "#fff";
    pen.fillRect(17, -9, 4, 4);
  }
  fill(pen, SHAPES.nose, DARK);
  pen.restore();
};

/** @param {Pen} pen @param {Pose} pose */
const drawLantern = (pen, { light, swing }) => {
  pen.save();
  pen.translate(126, -12);
  pen.rotate(swing);
  pen.strokeStyle = DARK;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(0, 18);
  pen.stroke();
  pen.translate(0, 42);
  for (const [radius = 0, opacity = 0] of [
    [74, 0.22],
    [50, 0.32],
  ]) {
    pen.fillStyle = `rgb(255 215 106 / ${opacity * (0.35 + 0.65 * light)})`;
    pen.beginPath();
    pen.arc(0, 0, radius * (0.5 + 0.5 * light), 0, Math.PI * 2);
    pen.fill();
  }
  fill(pen, SHAPES.lanternLids, DARK);
  fill(pen, SHAPES.lanternPaper, light > 0 ? "#ffb52e" : "#6d4a66");
  if (light > 0) fill(pen, SHAPES.lanternFlame, "#fff0b0");
  pen.restore();
};

/** In logical px from the paws. */
export const LANTERN_AT = { x: 126 * SCALE, y: (30 - PAW_DEPTH) * SCALE };

/**
 * The origin is between the paws.
 * @param {Pen} pen
 * @param {Pose} pose
 */
export const drawFox = (pen, pose) => {
  const limbs = limbsOf(pose);
  const [farBackUpper, farBackLower, farFrontUpper, farFrontLower] = limbs.far;
  pen.save();
  const flat = pose.isSliding ? 0.66 : 1;
  pen.scale(SCALE * (1 + 0.16 * pose.squash), SCALE * flat * (1 - 0.2 * pose.squash));
  pen.translate(0, -PAW_DEPTH - limbs.lift);
  pen.rotate(limbs.pitch + (pose.isStumbling ? 0.2 : 0));
  pen.save();
  pen.translate(-48, 14);
  pen.rotate(0.1 * Math.sin(pose.stride * 0.5) - limbs.pitch * 1.6 + (pose.isOnRoof ? 0 : 0.0012 * pose.rise));
  pen.translate(48, -14);
  fill(pen, SHAPES.tail, FUR_SHADE);
  fill(pen, SHAPES.tip, CREAM);
  pen.restore();
  drawLeg(pen, [-26, 26], farBackUpper, farBackLower, FUR_FAR);
  drawLeg(pen, [40, 24], farFrontUpper, farFrontLower, FUR_FAR);
  fill(pen, SHAPES.body, FUR);
  fill(pen, SHAPES.belly, FUR_SHADE);
  drawLeg(pen, [-36, 26], ...limbs.back, FUR);
  drawLeg(pen, [48, 24], ...limbs.front, FUR);
  drawHead(pen, pose);
  drawLantern(pen, pose);
  pen.restore();
};
