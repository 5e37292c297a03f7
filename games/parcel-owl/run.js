// @ts-check
import { createRandom } from "../kit/random.js";
import { LEVELS } from "./levels.js";
import { OPPOSITE, findRoute, isCorner, isDelivered, moveOwl, readPlan } from "./warehouse.js";
import { createHands } from "./hands.js";

/** @import { Controls } from "./hands.js" */
/** @import { Direction, Hall, Load } from "./warehouse.js" */
/** @typedef {"choosing" | "working" | "delivered"} Phase */
/** @typedef {"step" | "push" | "heave" | "belt" | "bump" | "bay" | "stuck" | "undo" | "restart" | "choose" | "delivered" | "next"} RunEvent */
/**
 * history: undo stack; route: cells still to walk automatically.
 * @typedef {{ number: number, par: number, hall: Hall, load: Load, facing: Direction,
 *   history: { load: Load, facing: Direction }[], route: Direction[] }} Work
 * @typedef {ReturnType<typeof createRun>} OwlRun
 */

export const SHELF_COLUMNS = 10;
export const DELIVERED_STEPS = 95;
const ROUTE_EVERY_STEPS = 4;
const STAR_POINTS = 100;
const SECOND_STAR_SHARE = 1.2;
/** One level each with light parcels, heavy parcels and belts. */
const SHIFTS = /** @type {const} */ ([
  [4, 11],
  [13, 23],
  [25, 39],
]);
const RACE_LEVELS = /** @type {const} */ ([2, 17]);

/** @param {number} moves @param {number} par */
export const starsFor = (moves, par) => (moves <= par ? 3 : moves <= Math.floor(par * SECOND_STAR_SHARE) ? 2 : 1);

/** @param {string} mode @param {number} seed @param {number} first @returns {number[]} the levels of a run */
const chooseLevels = (mode, seed, first) => {
  const random = createRandom(seed);
  if (mode === "three") return SHIFTS.map(([from, to]) => random.int(from, to));
  if (mode === "fastest") return [random.int(...RACE_LEVELS)];
  return [first];
};

/**
 * Mode "": one level, 100 points for each star of all levels. "three": moves for three levels of the seed. "fastest":
 * ms for one level of the seed.
 * @param {{ seed: number, mode?: string, stars?: readonly number[], first?: number | null }} start stars: the best of
 *   each level so far; first: where to start, null to choose from the shelf
 */
export const createRun = ({ seed, mode = "", stars = [], first = 0 }) => {
  const levels = chooseLevels(mode, seed, first ?? 0);
  const readIntent = createHands();
  const run = {
    mode,
    levels,
    index: 0,
    ...unpack(levels[0] ?? 0),
    stars: LEVELS.map((_, number) => stars[number] ?? 0),
    /** @type {Phase} */
    phase: mode === "" && first === null ? "choosing" : "working",
    phaseSteps: 0,
    workSteps: 0,
    earlierMoves: 0,
    shelfCursor: levels[0] ?? 0,
    /** @type {RunEvent[]} */
    events: [],
    isOver: false,
    /** @returns {number} */
    get moves() {
      return run.history.length;
    },
    /** @returns {number} */
    get starsNow() {
      return starsFor(run.moves, run.par);
    },
    /** @returns {number} */
    get score() {
      if (mode === "three") return run.earlierMoves + run.moves;
      if (mode === "fastest") return Math.round((run.workSteps * 1000) / 60);
      return STAR_POINTS * run.stars.reduce((sum, count) => sum + count, 0);
    },
    /** @param {Controls} controls */
    step: (controls) => {
      if (run.isOver) return;
      run.events = [];
      run.phaseSteps += 1;
      const intent = readIntent(controls);
      if (run.phase === "choosing") browse(run, intent);
      else if (run.phase === "working") work(run, intent);
      else if (run.phaseSteps >= DELIVERED_STEPS) advanceLevel(run);
    },
  };
  return run;
};

/** @param {number} number @returns {Work} */
const unpack = (number) => {
  const level = LEVELS[number];
  if (!level) throw new RangeError(`No level ${number}.`);
  return { number, par: level.par, ...readPlan(level.plan), facing: "down", history: [], route: [] };
};

/** @param {OwlRun} run @param {Phase} phase */
const enter = (run, phase) => {
  run.phase = phase;
  run.phaseSteps = 0;
};

/** @param {OwlRun} run @param {number} number */
const openLevel = (run, number) => {
  Object.assign(run, unpack(number));
  run.levels[run.index] = number;
  enter(run, "working");
};

/** @param {Hall} hall @param {number} cell */
export const isStuck = (hall, cell) => isCorner(hall, cell);

/** @param {OwlRun} run @param {import("./hands.js").Intent} wish */
const browse = (run, { direction, confirm, level }) => {
  const count = run.stars.length;
  const stride = { left: -1, right: 1, up: -SHELF_COLUMNS, down: SHELF_COLUMNS };
  if (direction) {
    run.shelfCursor = (run.shelfCursor + stride[direction] + count) % count;
    run.events.push("choose");
  }
  const chosen = level ?? (confirm ? run.shelfCursor : null);
  if (chosen === null || !(chosen in run.stars)) return;
  run.shelfCursor = chosen;
  run.events.push("next");
  openLevel(run, chosen);
};

/** @param {OwlRun} run @param {Direction} direction */
const move = (run, direction) => {
  const { hall, load, facing } = run;
  const moved = moveOwl(hall, load, direction);
  run.facing = direction;
  if (!moved) {
    run.route = [];
    run.events.push("bump");
    return;
  }
  const { pushed, carried } = moved;
  run.history.push({ load, facing });
  run.load = { owl: moved.owl, parcels: moved.parcels };
  run.events.push(pushed < 0 ? "step" : hall.heavy[pushed] ? "heave" : "push");
  if (carried.length > 0) run.events.push("belt");
  for (const number of new Set([pushed, ...carried])) noteArrival(run, moved.parcels[number]);
};

/** @param {OwlRun} run @param {number | undefined} cell */
const noteArrival = ({ hall, events }, cell) => {
  if (cell === undefined) return;
  if (hall.bays.includes(cell)) events.push("bay");
  if (isStuck(hall, cell)) events.push("stuck");
};

/** @param {OwlRun} run */
const undo = (run) => {
  const last = run.history.pop();
  if (!last) return;
  run.load = last.load;
  run.facing = last.facing;
  run.route = [];
  run.events.push("undo");
};

/** @param {OwlRun} run */
const restart = (run) => {
  if (run.moves === 0) return;
  Object.assign(run, unpack(run.number));
  run.events.push("restart");
};

/** @param {OwlRun} run @param {number} cell */
const walkTo = (run, cell) => {
  const { hall, load } = run;
  const away = cell - load.owl;
  const adjacentDirection = /** @type {Direction[]} */ (Object.keys(OPPOSITE)).find(
    (direction) => away === { up: -hall.columns, down: hall.columns, left: -1, right: 1 }[direction],
  );
  const route = load.parcels.includes(cell) ? null : findRoute(hall, load, cell);
  if (route) run.route = route;
  else if (adjacentDirection) move(run, adjacentDirection);
};

/** @param {OwlRun} run @param {import("./hands.js").Intent} intent */
const work = (run, intent) => {
  run.workSteps += 1;
  if (intent.shelf && run.mode === "") {
    run.shelfCursor = run.number;
    run.events.push("choose");
    enter(run, "choosing");
    return;
  }
  if (intent.restart) restart(run);
  else if (intent.undo) undo(run);
  else if (intent.direction) {
    run.route = [];
    move(run, intent.direction);
  } else if (intent.cell !== null) walkTo(run, intent.cell);
  else if (run.route.length > 0 && run.phaseSteps % ROUTE_EVERY_STEPS === 0) {
    const next = run.route.shift();
    if (next) move(run, next);
  }
  if (isDelivered(run.hall, run.load)) deliver(run);
};

/** @param {OwlRun} run */
const deliver = (run) => {
  run.stars[run.number] = Math.max(run.stars[run.number] ?? 0, run.starsNow);
  run.route = [];
  run.events.push("delivered");
  enter(run, "delivered");
};

/** @param {OwlRun} run */
const advanceLevel = (run) => {
  const next = run.levels[run.index + 1];
  if (next === undefined) {
    run.isOver = true;
    return;
  }
  run.earlierMoves += run.moves;
  run.index += 1;
  run.events.push("next");
  openLevel(run, next);
};
