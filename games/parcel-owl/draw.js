// @ts-check
import { createLayer } from "../kit/layer.js";
import { WIDTH } from "../kit/stage.js";
import { drawBelts, drawHall } from "./draw-hall.js";
import { drawHud } from "./draw-hud.js";
import { drawOwl } from "./draw-owl.js";
import { drawParcel } from "./draw-parcel.js";
import { drawShelf, drawShelfCursor } from "./draw-shelf.js";
import { drawStar } from "./glyphs.js";
import { COLUMN_WIDTH, layoutOf } from "./layout.js";
import { COLORS } from "./palette.js";
import { isStuck } from "./run.js";

/** @import { Picture } from "../kit/shell.js" */
/** @import { Effects } from "./effects.js" */
/** @import { OwlRun } from "./run.js" */
/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {(pen: Pen, run: OwlRun, effects: Effects, picture: Picture) => void} Draw */

const BELT_PHASES_PER_S = 1.2;
const IRIS_STEPS = 22;

const hallLayer = createLayer({ isOpaque: true });
const shelfLayer = createLayer({ isOpaque: true });

/** @param {OwlRun} run @param {Effects} effects @param {number} seconds @returns {import("./draw-owl.js").OwlPose} */
const owlPose = (run, { owl, lean, hop, pushing, isBlinking, isStill }, seconds) => {
  const { cell } = layoutOf(run.hall);
  const isHappy = run.phase === "delivered";
  const jump = isHappy && !isStill ? Math.abs(Math.sin(run.phaseSteps * 0.17)) * cell * 0.35 : 0;
  return {
    ...{ x: owl.x, y: owl.y, cell, isHappy },
    facing: isHappy ? "down" : run.facing,
    lean: isStill ? 0 : lean + 0.12 * Math.sin(seconds * 2.4),
    hop: isStill ? 0 : hop * cell * 0.12 + jump,
    isBlinking: !isStill && isBlinking,
    isPushing: pushing > 0,
  };
};

/** @type {Draw} */
const drawLoad = (pen, run, effects, { seconds }) => {
  const { hall, load } = run;
  const { cell } = layoutOf(hall);
  const drawables = load.parcels.map((at, number) => {
    const { x, y, squash } = effects.parcels[number] ?? { x: 0, y: 0, squash: 0 };
    const isHome = hall.bays.includes(at);
    const pose = { x, y, cell, squash, isHome, isHeavy: hall.heavy[number] === true, isStuck: isStuck(hall, at) };
    return { y, paint: () => drawParcel(pen, pose) };
  });
  drawables.push({ y: effects.owl.y + 1, paint: () => drawOwl(pen, owlPose(run, effects, seconds)) });
  drawables.sort((a, b) => a.y - b.y);
  for (const { paint } of drawables) paint();
};

/** @type {Draw} */
const drawReward = (pen, { phase, phaseSteps, starsNow }, { isStill }) => {
  if (phase !== "delivered") return;
  const middle = COLUMN_WIDTH + (WIDTH - COLUMN_WIDTH) / 2;
  for (let star = 0; star < 3; star++) {
    const age = isStill ? 1 : Math.min(1, Math.max(0, (phaseSteps - 8 - star * 14) / 16));
    if (age === 0) continue;
    const overshoot = 1 + 0.35 * Math.sin(age * Math.PI);
    const [x, y] = [middle + (star - 1) * 92, 88 + (star === 1 ? -14 : 0)];
    drawStar(pen, x, y, 44 * age * overshoot, COLORS.deep);
    drawStar(pen, x, y, 36 * age * overshoot, star < starsNow ? COLORS.bay : COLORS.floor);
  }
};

/** @type {Draw} */
const drawOpening = (pen, { phase, phaseSteps }, { owl, isStill }) => {
  if (phase !== "working" || phaseSteps > IRIS_STEPS || isStill) return;
  const share = phaseSteps / IRIS_STEPS;
  pen.fillStyle = COLORS.deep;
  pen.beginPath();
  pen.rect(COLUMN_WIDTH, 0, WIDTH - COLUMN_WIDTH, 360);
  pen.arc(owl.x, owl.y, 40 + 620 * share * share, 0, 2 * Math.PI, true);
  pen.fill();
};

/** @type {Draw} */
export const drawWarehouse = (pen, run, effects, picture) => {
  const { seconds, reducedMotion, phase } = picture;
  effects.isStill = reducedMotion;
  if (run.phase === "choosing") {
    shelfLayer.draw(pen, [run.stars, run.stars.join("")], (layer) => drawShelf(layer, run));
    drawShelfCursor(pen, run.shelfCursor, reducedMotion ? 0 : 0.5 + 0.5 * Math.sin(seconds * 5));
    return;
  }
  hallLayer.draw(pen, [run.hall], (layer) => drawHall(layer, run.hall));
  if (run.hall.belts.size > 0) drawBelts(pen, run.hall, reducedMotion ? 0.5 : (seconds * BELT_PHASES_PER_S) % 1);
  drawLoad(pen, run, effects, picture);
  effects.particles.draw(pen);
  drawReward(pen, run, effects, picture);
  if (phase === "playing") drawOpening(pen, run, effects, picture);
  drawHud(pen, run, effects);
};
