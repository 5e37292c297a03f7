// @ts-check
import { SIZE } from "./board.js";

/** In px. */
export const CELL_PX = 80;
export const SHARD_SCALE = 0.94;
export const PANEL = { x: 154, y: 14, size: 332 };
const MARGIN_PX = (PANEL.size - SIZE * CELL_PX) / 2;

/** @param {number} cell */
export const cellX = (cell) => PANEL.x + MARGIN_PX + ((cell % SIZE) + 0.5) * CELL_PX;
/** @param {number} cell */
export const cellY = (cell) => PANEL.y + MARGIN_PX + (Math.floor(cell / SIZE) + 0.5) * CELL_PX;
