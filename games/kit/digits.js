// @ts-check

const NARROW_NO_BREAK_SPACE = "\u202f";

/** 12345 becomes "12 345". @param {number} points */
export const formatPoints = (points) => String(points).replace(/\B(?=(\d{3})+$)/g, NARROW_NO_BREAK_SPACE);

/** 83456 becomes "1:23.456". @param {number} milliseconds */
export const formatDuration = (milliseconds) => {
  const minutes = Math.floor(milliseconds / 60_000);
  const seconds = ((milliseconds % 60_000) / 1000).toFixed(3);
  return minutes > 0 ? `${minutes}:${seconds.padStart(6, "0")}` : seconds;
};

/**
 * @typedef {object} DigitsStyle
 * @property {number} size in logical pixels
 * @property {string} color
 * @property {CanvasTextAlign} [align]
 * @property {string} [outline] colour of a rim that keeps digits legible on busy art
 */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {DigitsStyle} style
 */
export const drawDigits = (context, text, x, y, { size, color, align = "left", outline }) => {
  context.save();
  context.font = `800 condensed ${size}px Tektur, "Arial Narrow", Arial, sans-serif`;
  context.textAlign = align;
  context.textBaseline = "middle";
  if (outline) {
    context.lineJoin = "round";
    context.lineWidth = Math.max(3, size / 6);
    context.strokeStyle = outline;
    context.strokeText(text, x, y);
  }
  context.fillStyle = color;
  context.fillText(text, x, y);
  context.restore();
};
