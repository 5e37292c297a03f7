// @ts-check

/** Tiles are indexed row by row. */
export const SIDE_TILES = 7;
export const TILES = SIDE_TILES * SIDE_TILES;

/** @param {number} tile */
export const columnOf = (tile) => tile % SIDE_TILES;
/** @param {number} tile */
export const rowOf = (tile) => Math.floor(tile / SIDE_TILES);

/** @param {number} column @param {number} row @returns {number} -1 beside the board */
export const tileOf = (column, row) => {
  const isInside = column >= 0 && column < SIDE_TILES && row >= 0 && row < SIDE_TILES;
  return isInside ? row * SIDE_TILES + column : -1;
};

/** @param {number} one @param {number} other */
export const stepsBetween = (one, other) =>
  Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)));

/** Point reflection through the centre. @param {number} tile */
export const mirrored = (tile) => TILES - 1 - tile;

/** @param {number} steps @returns {readonly (readonly number[])[]} for each tile all others up to so many steps away */
const tilesWithin = (steps) => {
  const all = Array.from({ length: TILES }, (_, tile) => tile);
  return all.map((tile) => all.filter((other) => other !== tile && stepsBetween(tile, other) <= steps));
};

export const NEIGHBOURS = tilesWithin(1);
export const WITHIN_TWO = tilesWithin(2);
