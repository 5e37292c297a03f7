// @ts-check
import { WIDTH } from "./stage.js";

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box how far a picture reaches from its origin, in logical pixels */
/** @typedef {{ canvas: HTMLCanvasElement, box: Box }} Sprite */

const MAX_SPRITES = 64;

/** @param {DOMMatrix} scale @param {Box} box @param {(pen: Pen) => void} paint @returns {Sprite} */
const createSprite = ({ a, d }, box, paint) => {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((box.left + box.right) * a);
  canvas.height = Math.ceil((box.top + box.bottom) * d);
  const pen = canvas.getContext("2d");
  pen?.setTransform(a, 0, 0, d, box.left * a, box.top * d);
  if (pen) paint(pen);
  return { canvas, box };
};

/** @param {Pen} pen @param {number} x @param {number} y @param {(pen: Pen) => void} paint */
const paintAt = (pen, x, y, paint) => {
  pen.save();
  pen.translate(x, y);
  paint(pen);
  pen.restore();
};

/** Bitmap cache: a key is cached from its second use on. @param {number} [maxCount] entries; cleared when full */
export const createSprites = (maxCount = MAX_SPRITES) => {
  /** @type {Map<string, Sprite | null>} null: used once */
  const cache = new Map();
  let [width, height] = [0, 0];

  return {
    /**
     * @param {Pen} pen of the stage
     * @param {string} key names all that the picture depends on
     * @param {{ x: number, y: number }} origin where it lies
     * @param {() => Box} measure
     * @param {(pen: Pen) => void} paint with the origin at 0, 0
     */
    draw: (pen, key, { x, y }, measure, paint) => {
      const stage = pen.canvas;
      const isFull = cache.size >= maxCount && !cache.has(key);
      if (isFull || stage.width !== width || stage.height !== height) cache.clear();
      [width, height] = [stage.width, stage.height];
      const transform = pen.getTransform();
      const { a, b, d, e, f } = transform;
      const isUpright = b === 0 && Math.abs(a * WIDTH - width) < 0.5;
      const wasUsed = cache.has(key);
      if (isUpright && !wasUsed) cache.set(key, null);
      if (!isUpright || !wasUsed) {
        paintAt(pen, x, y, paint);
        return;
      }
      const sprite = cache.get(key) ?? createSprite(transform, measure(), paint);
      cache.set(key, sprite);
      const { canvas, box } = sprite;
      pen.save();
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.drawImage(canvas, Math.round((x - box.left) * a + e), Math.round((y - box.top) * d + f));
      pen.restore();
    },
  };
};
