// @ts-check
import { isOnLine } from "./chopsticks.js";
import { BOWL_CELLS, ROWS, STEPS, isTurn, neighbour } from "./rules.js";

/** @import { Cell, Direction } from "./rules.js" */
/** @import { Controls, NoodleRun } from "./run.js" */

const DIRECTIONS = /** @type {Direction[]} */ (Object.keys(STEPS));
/** @type {Controls} */
export const NO_TURN = { up: false, down: false, left: false, right: false };

const WALL = 30;
/** @param {Cell} cell a number for a cell of the bowl or next to it */
const keyOf = ({ x, y }) => (y + 1) * WALL + x + 1;
const KEYS = WALL * (ROWS + 2);
const NEIGHBOURS = [1, -1, WALL, -WALL];

/** @param {NoodleRun} run */
const mapOf = ({ body, grip, line }) => {
  const free = new Uint8Array(KEYS);
  for (const cell of BOWL_CELLS) if (grip === "away" || !isOnLine(line, cell)) free[keyOf(cell)] = 1;
  for (const cell of body.slice(0, -1)) free[keyOf(cell)] = 0;
  return free;
};

/** @param {number} from @param {Uint8Array} map @param {ReadonlySet<number>} goals */
const explore = (from, map, goals) => {
  const free = map.slice();
  const distances = new Map([[from, 0]]);
  free[from] = 0;
  let distance = Infinity;
  for (const [key, steps] of distances) {
    if (distance === Infinity && goals.has(key)) distance = steps;
    for (const next of NEIGHBOURS) {
      if (free[key + next] !== 1) continue;
      free[key + next] = 0;
      distances.set(key + next, steps + 1);
    }
  }
  return { distance, room: distances.size };
};

/** @param {NoodleRun} run @returns {Direction} */
export const chooseDirection = (run) => {
  const map = mapOf(run);
  const { list } = run.toppings;
  const rare = list.filter(({ kind }) => kind === "naruto");
  const goals = new Set((rare.length > 0 ? rare : list).map(keyOf));
  const options = DIRECTIONS.filter((direction) => direction === run.direction || isTurn(run.direction, direction))
    .map((direction) => ({ direction, key: keyOf(neighbour(run.head, direction)) }))
    .filter(({ key }) => map[key] === 1)
    .map(({ direction, key }) => ({ direction, ...explore(key, map, goals) }));
  const roomy = options.filter(({ room }) => room > run.body.length);
  const [best] = (roomy.length > 0 ? roomy : options).sort((a, b) =>
    roomy.length > 0 ? a.distance - b.distance || b.room - a.room : b.room - a.room,
  );
  return best?.direction ?? run.direction;
};

/** Takes the nearest topping and avoids dead ends. */
export const createCarefulPlayer = () => {
  /** @type {Cell | undefined} */
  let decidedAt;
  let grip = "away";
  return (/** @type {NoodleRun} */ run) => {
    if (decidedAt === run.head && grip === run.grip) return NO_TURN;
    decidedAt = run.head;
    grip = run.grip;
    run.turns.length = 0;
    return { ...NO_TURN, [chooseDirection(run)]: true };
  };
};
