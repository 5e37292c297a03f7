// @ts-check

/** Where things of the tower are on the stage, in px, while the camera stands at the table. */
export const MIDDLE_X = 320;
export const LAYER_PX = 24;
const FOOT_Y = 300;
/** The spatula holds its pancake this far above the place where it would land. */
export const HOVER_PX = 46;
/** The tower may grow this high before the camera rises. */
export const VIEW_TOP_PX = 116;

/** The middle of a layer; 0 lies on the plate. @param {number} layer */
export const layerY = (layer) => FOOT_Y - layer * LAYER_PX;

/** A layer leans as far as its share of the tower's height, the lower the less. @param {number} layer @param {number} height @param {number} sway */
export const leanAt = (layer, height, sway) => (height === 0 ? 0 : sway * (layer / height) ** 1.6);
