// @ts-check
import { HEIGHT, WIDTH } from "./stage.js";

/**
 * A picture that is painted once and then copied, as sharp as the stage: for scenery and boards that rarely change.
 * Path after path is slow on a weak device, one copy is not.
 */
export const createLayer = () => {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser has no 2d canvas.");
  /** @type {readonly unknown[]} */
  let known = [];

  /** @param {HTMLCanvasElement} stage @param {readonly unknown[]} state */
  const isFresh = (stage, state) =>
    canvas.width === stage.width &&
    canvas.height === stage.height &&
    state.length === known.length &&
    state.every((item, index) => item === known[index]);

  return {
    /**
     * @param {CanvasRenderingContext2D} context of the stage
     * @param {readonly unknown[]} state what the picture depends on: it is painted anew when an item differs
     * @param {(pen: CanvasRenderingContext2D) => void} paint in logical pixels
     */
    draw: (context, state, paint) => {
      if (!isFresh(context.canvas, state)) {
        canvas.width = context.canvas.width;
        canvas.height = context.canvas.height;
        pen.setTransform(canvas.width / WIDTH, 0, 0, canvas.height / HEIGHT, 0, 0);
        paint(pen);
        known = [...state];
      }
      context.drawImage(canvas, 0, 0, WIDTH, HEIGHT);
    },
  };
};
