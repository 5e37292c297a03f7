// @ts-check

/** In px, with the camera at the table. */
export const MIDDLE_X = 320;
export const LAYER_PX = 24;
const FOOT_Y = 300;
export const HOVER_PX = 46;
/** Height at which the camera starts to rise. */
export const VIEW_TOP_PX = 116;

/** @param {number} layer */
export const layerY = (layer) => FOOT_Y - layer * LAYER_PX;

/** @param {number} layer @param {number} height @param {number} sway */
export const leanAt = (layer, height, sway) => (height === 0 ? 0 : sway * (layer / height) ** 1.6);
