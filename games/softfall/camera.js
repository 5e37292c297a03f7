// @ts-check
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { HUD_HEIGHT } from "./draw-hud.js";
import { FOOT_Y } from "./lander.js";
import { clamp } from "../kit/numbers.js";

/** @import { Pen } from "../kit/glyphs.js" */
/** @import { SoftfallRun } from "./run.js" */
/** @typedef {{ x: number, y: number, zoom: number }} View the world point in the middle of the visible picture */

const WIDE = 1.15;
const CLOSE = 2.2;
const FAR_ALTITUDE_PX = 84;
const NEAR_ALTITUDE_PX = 14;
const SIDE_RANGE_PX = 110;
const LAZINESS_PER_S = 2.6;
const LIFT_PX = 30;
const VISIBLE_MIDDLE_Y = (HEIGHT - HUD_HEIGHT) / 2;

const HIGHEST_VIEW_Y = -40;
const LOWEST_VIEW_Y = 384;
const STILL = { x: WIDTH / 2, y: VISIBLE_MIDDLE_Y, zoom: 1 };

/** @param {import("./moon.js").Level} level */
const siteMiddle = ({ pads }) => ((pads[0]?.left ?? 0) + (pads.at(-1)?.right ?? WIDTH)) / 2;

/** @param {SoftfallRun} run @returns {View} */
const targetView = (run) => {
  const { lander, padBelow: pad } = run;
  if (run.phase === "arriving" || !pad) return STILL;
  const altitude = pad.y - FOOT_Y - lander.y;
  const sideDistance = Math.max(0, pad.left - lander.x, lander.x - pad.right);
  const proximity = clamp((FAR_ALTITUDE_PX - altitude) / (FAR_ALTITUDE_PX - NEAR_ALTITUDE_PX), 0, 1);
  const above = clamp(1 - sideDistance / SIDE_RANGE_PX, 0, 1);
  const closeness = proximity * above;
  const middle = (pad.left + pad.right) / 2;
  const focus = lander.x + clamp(middle - lander.x, -70, 70) * 0.5;
  const zoom = WIDE + (CLOSE - WIDE) * closeness;
  return {
    x: siteMiddle(run.level) * (1 - closeness) + focus * closeness,
    y: lander.y + clamp(pad.y - lander.y, -20, 110) * 0.5 - LIFT_PX / zoom,
    zoom,
  };
};

/** @param {View} view @returns {View} */
const clampView = ({ x, y, zoom }) => {
  const halfWidth = WIDTH / 2 / zoom;
  const top = VISIBLE_MIDDLE_Y / zoom;
  const bottom = (HEIGHT - VISIBLE_MIDDLE_Y) / zoom;
  return {
    x: clamp(x, halfWidth, WIDTH - halfWidth),
    y: clamp(y, HIGHEST_VIEW_Y + top, LOWEST_VIEW_Y - bottom),
    zoom,
  };
};

/** Static with reduced motion. */
export const createCamera = () => {
  /** @type {View} */
  let view = { ...STILL };
  return {
    reset: () => {
      view = { ...STILL };
    },
    /** @param {SoftfallRun} run @param {number} seconds @param {boolean} isStill */
    advance: (run, seconds, isStill) => {
      const target = isStill ? STILL : clampView(targetView(run));
      const share = isStill ? 1 : 1 - Math.exp(-LAZINESS_PER_S * seconds);
      view = {
        x: view.x + (target.x - view.x) * share,
        y: view.y + (target.y - view.y) * share,
        zoom: view.zoom + (target.zoom - view.zoom) * share,
      };
    },
    /** @param {Pen} pen @param {number} depth 1: the site, less: what lies behind it */
    apply: (pen, depth) => {
      const zoom = 1 + (view.zoom - 1) * depth;
      pen.translate(WIDTH / 2, VISIBLE_MIDDLE_Y);
      pen.scale(zoom, zoom);
      pen.translate(-WIDTH / 2 - (view.x - WIDTH / 2) * depth, -VISIBLE_MIDDLE_Y - (view.y - VISIBLE_MIDDLE_Y) * depth);
    },
    /** @param {number} x @param {number} y */
    toStage: (x, y) => ({
      x: WIDTH / 2 + (x - view.x) * view.zoom,
      y: VISIBLE_MIDDLE_Y + (y - view.y) * view.zoom,
    }),
  };
};
