// @ts-check

/** @typedef {"up" | "right" | "down" | "left"} Direction */
/**
 * Cells are indexed row by row from the top left.
 * @typedef {{ columns: number, rows: number, isWall: boolean[], isInside: boolean[], bays: number[], belts: Map<number, Direction>, heavy: boolean[] }} Hall
 * @typedef {{ owl: number, parcels: number[] }} Load positions of owl and parcels; heavy parcels come last
 * @typedef {{ owl: number, parcels: number[], pushed: number, carried: number[] }} Moved pushed: the parcel's number or -1;
 *   carried: the numbers of parcels that a belt moved
 */

export const DIRECTIONS = /** @type {const} */ (["up", "right", "down", "left"]);
/** @type {Record<Direction, Direction>} */
export const OPPOSITE = { up: "down", right: "left", down: "up", left: "right" };
/** @type {Record<string, Direction>} */
const BELTS = { "^": "up", ">": "right", v: "down", "<": "left" };

/** @param {Hall} hall @param {Direction} direction @returns {number} how far the next cell is in the list of cells */
export const strideOf = ({ columns }, direction) =>
  direction === "up" ? -columns : direction === "down" ? columns : direction === "right" ? 1 : -1;

/** @param {{ columns: number, isWall: boolean[] }} hall @param {number} start */
const insideOf = ({ columns, isWall }, start) => {
  const isInside = isWall.map(() => false);
  const open = [start];
  isInside[start] = true;
  for (const cell of open)
    for (const next of [cell - columns, cell + columns, cell - 1, cell + 1]) {
      if (isWall[next] !== false || isInside[next]) continue;
      isInside[next] = true;
      open.push(next);
    }
  return isInside;
};

/**
 * # wall, @ owl, $ parcel, H heavy parcel, . bay, * parcel on a bay, + owl on a bay, ^ > v < belts.
 * @param {readonly string[]} plan @returns {{ hall: Hall, load: Load }}
 */
export const readPlan = (plan) => {
  const columns = Math.max(...plan.map((line) => line.length));
  const signs = plan.flatMap((line) => [...line.padEnd(columns)]);
  /** @param {string} symbols @returns {number[]} */
  const find = (symbols) => signs.flatMap((sign, cell) => (symbols.includes(sign) ? [cell] : []));
  const [owl] = find("@+");
  if (owl === undefined) throw new RangeError("A plan without an owl.");
  const light = find("$*");
  const heavyCells = find("H");
  const isWall = signs.map((sign) => sign === "#");
  return {
    hall: {
      columns,
      rows: plan.length,
      isWall,
      isInside: insideOf({ columns, isWall }, owl),
      bays: find(".*+"),
      belts: new Map(find("^>v<").flatMap((cell) => entryOf(cell, BELTS[signs[cell] ?? ""]))),
      heavy: [...light.map(() => false), ...heavyCells.map(() => true)],
    },
    load: { owl, parcels: [...light, ...heavyCells] },
  };
};

/** @param {number} cell @param {Direction | undefined} direction @returns {[number, Direction][]} */
const entryOf = (cell, direction) => (direction ? [[cell, direction]] : []);

/** At most one cell per belt and move. @param {Hall} hall @param {number} owl @param {number[]} parcels */
const runBelts = (hall, owl, parcels) => {
  /** @type {number[]} */
  const carried = [];
  if (hall.belts.size === 0) return carried;
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (const [number, cell] of parcels.entries()) {
      const direction = hall.belts.get(cell);
      if (!direction || carried.includes(number)) continue;
      const next = cell + strideOf(hall, direction);
      if (hall.isWall[next] || next === owl || parcels.includes(next)) continue;
      parcels[number] = next;
      carried.push(number);
      isMoving = true;
    }
  }
  return carried;
};

/** Null if blocked. @param {Hall} hall @param {Load} load @param {Direction} direction @returns {Moved | null} */
export const moveOwl = (hall, { owl, parcels }, direction) => {
  const stride = strideOf(hall, direction);
  const next = owl + stride;
  if (hall.isWall[next]) return null;
  const pushed = parcels.indexOf(next);
  if (pushed >= 0) {
    const target = next + stride;
    if (hall.isWall[target] || parcels.includes(target)) return null;
    const behind = owl - stride;
    if (hall.heavy[pushed] && (hall.isWall[behind] || parcels.includes(behind))) return null;
  }
  if (pushed < 0 && hall.belts.size === 0) return { owl: next, parcels, pushed, carried: [] };
  const moved = [...parcels];
  if (pushed >= 0) moved[pushed] = next + stride;
  return { owl: next, parcels: moved, pushed, carried: runBelts(hall, next, moved) };
};

/** @param {Hall} hall @param {Load} load */
export const isDelivered = ({ bays }, { parcels }) => bays.every((bay) => parcels.includes(bay));

/** A dead corner: no belt, no bay. @param {Hall} hall @param {number} cell */
export const isCorner = ({ columns, isWall, bays, belts }, cell) =>
  !bays.includes(cell) &&
  !belts.has(cell) &&
  Boolean((isWall[cell - columns] || isWall[cell + columns]) && (isWall[cell - 1] || isWall[cell + 1]));

/** @param {Hall} hall @param {Load} load @param {number} goal @returns {Direction[] | null} */
export const findRoute = (hall, { owl, parcels }, goal) => {
  /** @type {Map<number, Direction | null>} */
  const cameFrom = new Map([[owl, null]]);
  const open = [owl];
  for (const cell of open) {
    if (cell === goal) break;
    for (const direction of DIRECTIONS) {
      const next = cell + strideOf(hall, direction);
      if (hall.isWall[next] || parcels.includes(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, direction);
      open.push(next);
    }
  }
  if (!cameFrom.has(goal)) return null;
  /** @type {Direction[]} */
  const route = [];
  for (let cell = goal; cell !== owl;) {
    const direction = cameFrom.get(cell);
    if (!direction) break;
    route.unshift(direction);
    cell -= strideOf(hall, direction);
  }
  return route;
};
