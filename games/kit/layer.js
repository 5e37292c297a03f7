// @ts-check
import { HEIGHT, WIDTH } from "./stage.js";

/**
 * @typedef {object} Part of the stage, in logical pixels; the complete stage by default
 * @property {number} [left]
 * @property {number} [top]
 * @property {number} [width]
 * @property {number} [height]
 * @property {boolean} [isOpaque] it covers whatever is behind it: copied without blending
 */

/** Bitmap cache at stage resolution, aligned to device pixels. @param {Part} [part] */
export const createLayer = ({ left = 0, top = 0, width = WIDTH, height = HEIGHT, isOpaque = false } = {}) => {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { alpha: !isOpaque });
  if (!pen) throw new Error("This browser has no 2d canvas.");
  /** @type {readonly unknown[]} */
  let cachedState = [];

  /** @param {readonly unknown[]} state */
  const isFresh = (state) =>
    state.length === cachedState.length && state.every((item, index) => item === cachedState[index]);

  return {
    /**
     * @param {CanvasRenderingContext2D} context of the stage; it may be shifted, not turned
     * @param {readonly unknown[]} state what the picture depends on: repainted when an item differs
     * @param {(pen: CanvasRenderingContext2D) => void} paint in logical pixels
     */
    draw: (context, state, paint) => {
      const stage = context.canvas;
      const [scaleX, scaleY] = [stage.width / WIDTH, stage.height / HEIGHT];
      const [x, y] = [Math.floor(left * scaleX), Math.floor(top * scaleY)];
      const newState = [stage.width, stage.height, ...state];
      if (!isFresh(newState)) {
        canvas.width = Math.ceil((left + width) * scaleX) - x;
        canvas.height = Math.ceil((top + height) * scaleY) - y;
        pen.setTransform(scaleX, 0, 0, scaleY, -x, -y);
        paint(pen);
        cachedState = newState;
      }
      const { e, f } = context.getTransform();
      context.save();
      context.setTransform(1, 0, 0, 1, Math.round(e), Math.round(f));
      context.drawImage(canvas, x, y);
      context.restore();
    },
  };
};
