// @ts-check

export const RADIANS = Math.PI / 180;

/** @param {number} value @param {number} min @param {number} max */
export const clamp = (value, min, max) => Math.min(max, Math.max(min, value));
