// @ts-check

/** In px. */
export const LETTER_PX = 40;
export const CAR_X = 210;
const BASE_Y = 136;

/** @param {number} x in px from the start */
export const heightAt = (x) => BASE_Y + 24 * Math.sin(x / 190) + 10 * Math.sin(x / 83 + 1);

/** In radians. @param {number} x */
export const slopeAt = (x) => Math.atan((24 / 190) * Math.cos(x / 190) + (10 / 83) * Math.cos(x / 83 + 1));
