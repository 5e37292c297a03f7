// @ts-check
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { drawHud, drawPops } from "./draw-hud.js";
import { drawFire, drawFrame } from "./draw-kiln.js";
import { drawBalls, drawGifts, drawPaddle } from "./draw-play.js";
import { drawWall } from "./draw-wall.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Effects } from "./effects.js" */
/** @import { KilnbreakRun } from "./run.js" */
/** @import { Picture } from "../kit/shell.js" */

/** @type {(pen: Pen, run: KilnbreakRun, effects: Effects, picture: Picture) => void} */
export const drawKilnbreak = (pen, run, effects, picture) => {
  const { seconds, reducedMotion } = picture;
  pen.save();
  drawFire(pen, { heat: effects.heat, seconds: reducedMotion ? 0 : seconds });
  const shake = reducedMotion ? 0 : effects.shake;
  pen.translate(Math.sin(effects.steps * 2.1) * shake, Math.cos(effects.steps * 2.7) * shake);
  drawWall(pen, run, effects, reducedMotion);
  if (!reducedMotion) effects.particles.draw(pen);
  drawGifts(pen, run.state.gifts);
  drawPaddle(pen, run, effects, reducedMotion);
  drawBalls(pen, run, picture);
  drawPops(pen, effects, reducedMotion);
  pen.restore();
  if (!reducedMotion && effects.flash > 0.02) {
    pen.fillStyle = `rgb(255 243 196 / ${(effects.flash * 0.55).toFixed(2)})`;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
  }
  drawFrame(pen);
  drawHud(pen, run);
};
