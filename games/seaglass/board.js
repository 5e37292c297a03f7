// @ts-check

/** @typedef {"up" | "down" | "left" | "right"} Direction */
/** @typedef {{ readonly id: number, readonly value: number }} Shard */
/** Sixteen cells, row by row from the top left. @typedef {readonly (Shard | null)[]} Board */
/** @typedef {{ id: number, from: number, to: number, isAbsorbed: boolean }} Travel */
/** @typedef {{ id: number, at: number, value: number }} Fuse */
/** @typedef {{ board: Board, travels: Travel[], fuses: Fuse[] }} Slide */

export const SIZE = 4;
export const CELLS = SIZE * SIZE;
export const DIRECTIONS = /** @type {const} */ (["up", "down", "left", "right"]);

/** @type {Board} */
export const EMPTY_BOARD = Array.from({ length: CELLS }, () => null);

/** @type {(direction: Direction, line: number, place: number) => number} */
const cellAt = (direction, line, place) => {
  const fromWall = direction === "up" || direction === "left" ? place : SIZE - 1 - place;
  return direction === "left" || direction === "right" ? line * SIZE + fromWall : fromWall * SIZE + line;
};

/** Ordered from the wall that shards slide to. */
const LINES = Object.fromEntries(
  DIRECTIONS.map((direction) => [
    direction,
    Array.from({ length: SIZE }, (_, line) =>
      Array.from({ length: SIZE }, (_unused, place) => cellAt(direction, line, place)),
    ),
  ]),
);

/** @param {Board} board @param {readonly number[]} line @param {Slide} slide @param {(Shard | null)[]} cells */
const slideLine = (board, line, slide, cells) => {
  let place = -1;
  let isFused = true;
  for (const from of line) {
    const shard = board[from];
    if (!shard) continue;
    const resident = cells[line[place] ?? -1];
    /** @type {boolean} */
    const isAbsorbed = !isFused && resident?.value === shard.value;
    if (!isAbsorbed) place += 1;
    const to = line[place] ?? from;
    if (isAbsorbed && resident) {
      const value = 2 * shard.value;
      cells[to] = { id: resident.id, value };
      slide.fuses.push({ id: resident.id, at: to, value });
    } else cells[to] = shard;
    isFused = isAbsorbed;
    if (from !== to || isAbsorbed) slide.travels.push({ id: shard.id, from, to, isAbsorbed });
  }
};

/** @param {Board} board @param {Direction} direction @returns {Slide} without travels when nothing can move */
export const slideBoard = (board, direction) => {
  const cells = /** @type {(Shard | null)[]} */ ([...EMPTY_BOARD]);
  /** @type {Slide} */
  const slide = { board: cells, travels: [], fuses: [] };
  for (const line of LINES[direction] ?? []) slideLine(board, line, slide, cells);
  return slide;
};

/** @param {Board} board */
export const canMove = (board) =>
  board.some((shard, cell) => {
    if (!shard) return true;
    const right = cell % SIZE < SIZE - 1 ? board[cell + 1] : undefined;
    const below = board[cell + SIZE];
    return right?.value === shard.value || below?.value === shard.value;
  });

/** @param {Board} board @returns {number[]} */
export const freeCells = (board) => board.flatMap((shard, cell) => (shard ? [] : [cell]));
