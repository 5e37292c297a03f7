// @ts-check
import { COLORS, STONES } from "./palette.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { Rock } from "./rocks.js" */

const DRAWN_RADIUS = 53;
const GROWTH_STEPS = 16;
const ICE = [COLORS.ice, COLORS.iceShade, COLORS.iceLight];

const createShapes = () => ({
  body: new Path2D("M-50-18-30-48 8-54l36 18 12 34-14 38-34 20-38-8-24-30z"),
  shade: new Path2D("m56-2-14 38-34 20-38-8 26-10 30-4z"),
  light: new Path2D("M-30-48 8-54l12 12-34 14-20 20-16-10z"),
  craters: new Path2D(
    "M-22 6a11 9 0 1 0 22 0 11 9 0 0 0-22 0zM14-16a8 7 0 1 0 16 0 8 7 0 0 0-16 0zM8 26a6 5 0 1 0 12 0 6 5 0 0 0-12 0z",
  ),
  glints: new Path2D("M-30 2-12-20l8 6-18 22zM-8 20 12-6l6 5L-2 25z"),
  cracks: new Path2D("M-34-30-10-12-16 8 8 16 4 40M-10-12 14-26 34-18M8 16l26-6"),
});
/** @type {ReturnType<typeof createShapes> | undefined} */
let shapes;

/** @param {Pen} pen @param {ReturnType<typeof createShapes>} paths @param {Rock} rock */
const drawFace = (pen, { craters, glints, cracks }, { isIce, hits, sort }) => {
  if (!isIce) {
    pen.fillStyle = STONES[sort]?.[1] ?? STONES[0][1];
    pen.fill(craters);
    return;
  }
  pen.fillStyle = COLORS.iceLight;
  pen.fill(glints);
  if (hits > 1) return;
  pen.strokeStyle = COLORS.iceCrack;
  pen.lineWidth = 4;
  pen.lineJoin = "round";
  pen.stroke(cracks);
};

/** @param {Pen} pen @param {Rock} rock @param {boolean} isStill */
export const drawRock = (pen, rock, isStill) => {
  shapes ??= createShapes();
  const [body, shade, light] = rock.isIce ? ICE : (STONES[rock.sort] ?? STONES[0]);
  const growth = isStill || rock.size !== "big" ? 1 : Math.min(1, 0.2 + (0.8 * rock.age) / GROWTH_STEPS);
  const scale = (rock.radius / DRAWN_RADIUS) * growth;
  pen.rotate((rock.turn * Math.PI) / 180);
  pen.scale(scale, scale);
  pen.lineWidth = 7;
  pen.strokeStyle = COLORS.night;
  pen.stroke(shapes.body);
  pen.fillStyle = body ?? COLORS.ice;
  pen.fill(shapes.body);
  pen.fillStyle = shade ?? COLORS.iceShade;
  pen.fill(shapes.shade);
  pen.fillStyle = light ?? COLORS.iceLight;
  pen.fill(shapes.light);
  drawFace(pen, shapes, rock);
};
