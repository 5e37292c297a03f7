// @ts-check
import { fillShape } from "../kit/glyphs.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawMissile, drawScout, drawShield, drawShip } from "./draw-craft.js";
import { drawHud, drawPops } from "./draw-hud.js";
import { drawRock } from "./draw-rocks.js";
import { drawSpace } from "./draw-space.js";
import { FLASH_STEPS } from "./effects.js";
import { COLORS } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Effects } from "./effects.js" */
/** @import { RubblebeltRun } from "./run.js" */
/** @import { Body } from "./space.js" */
/** @import { Picture } from "../kit/shell.js" */

const STEP_SECONDS = 1 / 60;
const WARP_STEPS = 20;
const STAR_CORNERS = 16;

/** Painted twice where it crosses an edge. */
/** @param {Pen} pen @param {Body} body @param {number} reach @param {number} lag seconds since the last step @param {() => void} paint */
const paintRound = (pen, body, reach, lag, paint) => {
  const x = body.x - body.vx * lag;
  const y = body.y - body.vy * lag;
  for (let left = -WIDTH; left <= WIDTH; left += WIDTH) {
    if (x + left < -reach || x + left > WIDTH + reach) continue;
    for (let top = -HEIGHT; top <= HEIGHT; top += HEIGHT) {
      if (y + top < -reach || y + top > HEIGHT + reach) continue;
      pen.save();
      pen.translate(x + left, y + top);
      paint();
      pen.restore();
    }
  }
};

/** @param {Pen} pen @param {Effects} effects */
const drawFlashes = (pen, { flashes }) => {
  for (const { x, y, age, size } of flashes) {
    const share = age / FLASH_STEPS;
    const reach = size * (0.5 + 0.5 * Math.sqrt(share)) * (1 - share * share * 0.5);
    const corners = [];
    for (let corner = 0; corner < STAR_CORNERS; corner++) {
      const angle = (corner * 2 * Math.PI) / STAR_CORNERS + size;
      const radius = corner % 2 === 0 ? reach : reach * 0.52;
      corners.push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
    pen.globalAlpha = 1 - share ** 3;
    fillShape(pen, share < 0.3 ? COLORS.white : COLORS.flameCore, ...corners);
  }
  pen.globalAlpha = 1;
};

/** @type {(pen: Pen, run: RubblebeltRun, effects: Effects, picture: Picture) => void} */
const drawPlayer = (pen, { state }, effects, { alpha, seconds, reducedMotion }) => {
  const { ship } = state;
  if (!ship.isAlive) return;
  const isWarping = ship.warpSteps > 0;
  const flicker = reducedMotion ? 0.9 : 0.85 + 0.15 * Math.sin(seconds * 53);
  const view = {
    angle: ship.angle,
    flame: effects.flame * flicker,
    scale: isWarping ? ship.warpSteps / WARP_STEPS : 1,
  };
  const lag = isWarping ? 0 : (1 - alpha) * STEP_SECONDS;
  paintRound(pen, ship, 40, lag, () => drawShip(pen, view));
  if (ship.shieldSteps === 0 || isWarping) return;
  paintRound(pen, ship, 40, lag, () => drawShield(pen, ship.shieldSteps, reducedMotion ? 0 : seconds));
};

/**
 * @type {(pen: Pen, run: RubblebeltRun, effects: Effects, picture: Picture & { nebula: CanvasImageSource }) => void}
 */
export const drawRubblebelt = (pen, run, effects, picture) => {
  const { alpha, seconds, reducedMotion, nebula } = picture;
  const { rocks, shots, bolts, scout } = run.state;
  const lag = run.isOver || picture.phase === "waiting" ? 0 : (1 - alpha) * STEP_SECONDS;
  const isStill = reducedMotion || picture.phase === "waiting";
  const shake = reducedMotion ? 0 : effects.shake;
  pen.save();
  pen.translate(Math.sin(effects.steps * 2.1) * shake, Math.cos(effects.steps * 2.7) * shake);
  drawSpace(pen, nebula, reducedMotion ? 0 : seconds);
  for (const rock of rocks) paintRound(pen, rock, rock.radius + 4, lag, () => drawRock(pen, rock, isStill));
  if (scout) paintRound(pen, scout, 20, lag, () => drawScout(pen, reducedMotion ? 0 : scout.age));
  for (const shot of shots) paintRound(pen, shot, 16, lag, () => drawMissile(pen, shot, COLORS.shot, 12));
  for (const bolt of bolts) paintRound(pen, bolt, 12, lag, () => drawMissile(pen, bolt, COLORS.bolt, 8));
  drawPlayer(pen, run, effects, picture);
  if (!reducedMotion) {
    drawFlashes(pen, effects);
    effects.particles.draw(pen);
  }
  drawPops(pen, effects, reducedMotion);
  pen.restore();
  drawHud(pen, run, effects);
};
