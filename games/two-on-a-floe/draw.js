// @ts-check
import { fillDisc } from "../kit/glyphs.js";
import { drawChoice } from "./draw-choice.js";
import { drawFigure } from "./draw-figures.js";
import { bobOf, drawChoices, drawFloe } from "./draw-floe.js";
import { drawHud } from "./draw-hud.js";
import { drawSea } from "./draw-sea.js";
import { HOP_STEPS, SWING_STEPS } from "./effects.js";
import { COLORS, SCARVES } from "./palette.js";
import { placeOf } from "./places.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Effects } from "./effects.js" */
/** @import { Side } from "./position.js" */
/** @import { FloeRun } from "./run.js" */
/** @import { Picture } from "../kit/shell.js" */
/** @typedef {{ x: number, y: number, lift: number, squash: number, lean: number }} Pose */

const FIGURE_SCALE = 0.5;
const HOP_PX = 26;
const SIDES = /** @type {const} */ ([0, 1]);

/** @param {Effects} effects @param {Side} side @returns {Pose | null} */
const hopPose = ({ hop }, side) => {
  if (!hop || hop.side !== side) return null;
  const share = hop.age / HOP_STEPS;
  const [from, to] = [placeOf(hop.from), placeOf(hop.to)];
  const arc = Math.sin(share * Math.PI);
  const squash = share < 0.12 ? 0.7 : share > 0.86 ? 0.8 : -0.6 * arc;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    lift: arc * HOP_PX,
    squash,
    lean: 0,
  };
};

/** @type {(run: FloeRun, effects: Effects, side: Side, seconds: number) => Pose} */
const standPose = ({ state }, { swing, endSteps, steps }, side, seconds) => {
  const tile = state.position.at[side];
  const { x, y } = placeOf(tile);
  const pose = { x, y: y + bobOf(tile, seconds), lift: 0, squash: 0, lean: 0 };
  if (seconds === 0) return pose;
  pose.squash = Math.sin(seconds * 3 + side * 2) * 0.06;
  if (state.winner === side) pose.lift = Math.abs(Math.sin(endSteps / 7)) * 22;
  else if (state.winner !== null) pose.lean = Math.sin(steps / 4) * 0.09;
  else if (swing?.side === side) {
    const force = Math.sin((swing.age / SWING_STEPS) * Math.PI);
    pose.lean = force * 0.32 * Math.sign(placeOf(swing.tile).x - x || 1);
    pose.lift = force * 6;
  }
  return pose;
};

/** @param {Pen} pen @param {number} x @param {number} y @param {number} seconds */
const drawThought = (pen, x, y, seconds) => {
  for (const [color, rim] of /** @type {const} */ ([
    [COLORS.ink, 2.5],
    [COLORS.white, 0],
  ])) {
    fillDisc(pen, color, x, y, 24 + rim, 12 + rim);
    fillDisc(pen, color, x - 17, y + 16, 4 + rim);
  }
  for (let dot = 0; dot < 3; dot++) {
    const rise = seconds === 0 ? 0 : Math.max(0, Math.sin(seconds * 6 - dot)) * 3;
    fillDisc(pen, COLORS.ink, x + (dot - 1) * 12, y - rise, 3);
  }
};

/** @type {(pen: Pen, run: FloeRun, effects: Effects, seconds: number) => void} */
const drawPlayers = (pen, run, effects, seconds) => {
  const { position, rival, stage, pauseSteps } = run.state;
  const places = SIDES.map((side) => placeOf(position.at[side]));
  const figures = SIDES.map((side) => {
    const pose = (seconds === 0 ? null : hopPose(effects, side)) ?? standPose(run, effects, side, seconds);
    const other = places[side === 0 ? 1 : 0];
    return {
      ...pose,
      scale: FIGURE_SCALE,
      side,
      isBear: side === 1 && rival !== "friend",
      looksLeft: pose.x > (other?.x ?? 0),
    };
  });
  figures.sort((a, b) => a.y - b.y).forEach((figure) => drawFigure(pen, figure));
  const thinker = figures.find(({ isBear }) => isBear);
  const awaited = run.state.table?.side === 1 ? places[0] : places[1];
  if (stage === "meeting" && awaited) drawThought(pen, awaited.x + 26, awaited.y - 74, seconds);
  if (stage === "thinking" && pauseSteps === 0 && thinker) drawThought(pen, thinker.x + 26, thinker.y - 74, seconds);
};

/** @type {(pen: Pen, run: FloeRun, effects: Effects, picture: Picture & { hover: number | null }) => void} */
export const drawFloeGame = (pen, run, effects, { seconds: clock, reducedMotion, phase, hover }) => {
  const { state, choices } = run;
  const seconds = reducedMotion ? 0 : clock;
  const shake = reducedMotion ? 0 : effects.shake;
  pen.save();
  pen.translate(Math.sin(effects.steps * 2.1) * shake, Math.cos(effects.steps * 2.7) * shake);
  drawSea(pen, seconds);
  drawFloe(pen, state.position.tiles, effects, seconds);
  const isHit = state.stage === "hit";
  const pointed = hover !== null && choices.includes(hover) ? hover : -1;
  const cursor = isHit && pointed < 0 ? state.cursor : pointed;
  const color = isHit ? COLORS.ink : SCARVES[state.position.side][1];
  if (state.stage !== "choosing") drawChoices(pen, { tiles: choices, cursor, color, isHit, seconds });
  drawPlayers(pen, run, effects, seconds);
  if (!reducedMotion) effects.particles.draw(pen);
  if (state.stage === "choosing" && phase !== "waiting") drawChoice(pen, state.choice, seconds);
  pen.restore();
  if (state.stage !== "choosing") drawHud(pen, run);
};
