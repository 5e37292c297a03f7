// @ts-check
import { STEP_SECONDS } from "../kit/loop.js";
import { createRandom } from "../kit/random.js";
import { aim, gripAt, isOnLine } from "./chopsticks.js";
import { FULL_CELLS, FULL_POINTS, TOPPINGS, isInBowl, isSame, isTurn, neighbour, speedAt } from "./rules.js";
import { createToppings } from "./toppings.js";

/** @import { Cell, Direction, Kind } from "./rules.js" */
/** @import { Grip, Line } from "./chopsticks.js" */
/** @typedef {Record<Direction, boolean>} Controls turns requested since the last step */
/** @typedef {"swimming" | "caught" | "full" | "timeUp"} Phase */
/**
 * @typedef {{ kind: "bite", cell: Cell, topping: Kind, points: number } | { kind: "turn" }
 *   | { kind: "warning" | "slam", line: Line } | { kind: "caught", by: "rim" | "noodle" | "chopsticks" }
 *   | { kind: "full" } | { kind: "time" }} RunEvent
 */
/** @typedef {ReturnType<typeof createRun>} NoodleRun */

export const CLOCK_SECONDS = 120;
const CLOCK_STEPS = CLOCK_SECONDS / STEP_SECONDS;
const MAX_TURNS = 2;
/** Progress into a cell at which its topping is eaten. */
const BITE_AT = 0.5;
export const PHASE_STEPS = { caught: 80, full: 140, timeUp: 70 };

const DIRECTIONS = /** @type {const} */ (["up", "down", "left", "right"]);
const START = { x: 7, y: 7 };
const START_CELLS = 4;

/** Mode "naruto" counts the naruto of 120 seconds. @param {{ seed: number, mode?: string }} start */
export const createRun = ({ seed, mode = "" }) => {
  const random = createRandom(seed);
  const branch = () => createRandom(random.int(0, 0xffffffff));
  const run = {
    mode,
    lines: branch(),
    toppings: createToppings(branch(), branch()),
    /** @type {Cell[]} head first */
    body: Array.from({ length: START_CELLS }, (_, index) => ({ x: START.x - index, y: START.y })),
    /** The cell the tail is leaving or has left. */
    tail: { x: START.x - START_CELLS, y: START.y },
    /** @type {Direction} */
    direction: "right",
    /** @type {Direction[]} */
    turns: [],
    /** Progress of the head into its cell, 0 to 1. */
    progress: 0,
    hasEaten: false,
    hunger: 0,
    bites: 0,
    naruto: 0,
    points: 0,
    steps: 0,
    /** @type {Grip} */
    grip: "away",
    /** @type {Line} */
    line: { axis: "row", index: 0 },
    /** @type {Phase} */
    phase: "swimming",
    phaseSteps: 0,
    /** @type {RunEvent[]} what happened in the last step */
    events: [],
    get head() {
      return firstOf(run.body);
    },
    /** Null without a time limit. */
    get remainingSeconds() {
      return mode === "naruto" ? Math.max(0, CLOCK_STEPS - run.steps) * STEP_SECONDS : null;
    },
    get isOver() {
      return run.phase !== "swimming" && run.phaseSteps >= PHASE_STEPS[run.phase];
    },
    get score() {
      return mode === "naruto" ? run.naruto : run.points;
    },
    /** @param {Controls} controls */
    step: (controls) => advance(run, controls),
  };
  run.toppings.serve(0, run.body);
  return run;
};

/** @param {Cell[]} body */
const firstOf = ([head]) => {
  if (!head) throw new RangeError("A noodle without a head.");
  return head;
};

/** @param {NoodleRun} run @param {Exclude<Phase, "swimming">} phase @param {RunEvent} event */
const end = (run, phase, event) => {
  run.phase = phase;
  run.phaseSteps = 0;
  run.turns = [];
  run.events.push(event);
};

/** @param {NoodleRun} run @param {"rim" | "noodle" | "chopsticks"} by */
const endCaught = (run, by) => {
  run.progress = 1;
  end(run, "caught", { kind: "caught", by });
};

/** @param {NoodleRun} run @param {Controls} controls */
const queueTurns = (run, controls) => {
  for (const requested of DIRECTIONS) {
    if (!controls[requested] || run.turns.length >= MAX_TURNS) continue;
    if (!isTurn(run.turns.at(-1) ?? run.direction, requested)) continue;
    run.turns.push(requested);
    run.events.push({ kind: "turn" });
  }
};

/** @param {NoodleRun} run */
const moveChopsticks = (run) => {
  const grip = gripAt(run.steps);
  if (grip === run.grip) return;
  run.grip = grip;
  if (grip === "warning") {
    run.line = aim(run.lines);
    run.events.push({ kind: "warning", line: run.line });
  }
  if (grip !== "down") return;
  run.events.push({ kind: "slam", line: run.line });
  if (isOnLine(run.line, run.head)) endCaught(run, "chopsticks");
};

/** @param {NoodleRun} run */
const eat = (run) => {
  run.hasEaten = true;
  const topping = run.toppings.remove(run.head);
  if (!topping) return;
  const { cells, points } = TOPPINGS[topping.kind];
  run.hunger += cells;
  run.points += points;
  run.bites += 1;
  if (topping.kind === "naruto") run.naruto += 1;
  run.events.push({ kind: "bite", cell: run.head, topping: topping.kind, points });
  run.toppings.serve(run.steps, run.body);
};

/** @param {NoodleRun} run @param {Cell} next @returns {"rim" | "noodle" | "chopsticks" | null} */
const obstacleAt = ({ body, hunger, grip, line }, next) => {
  if (!isInBowl(next)) return "rim";
  if (grip === "down" && isOnLine(line, next)) return "chopsticks";
  const rest = hunger > 0 ? body : body.slice(0, -1);
  return rest.some((cell) => isSame(cell, next)) ? "noodle" : null;
};

/** @param {NoodleRun} run */
const swim = (run) => {
  run.direction = run.turns.shift() ?? run.direction;
  const next = neighbour(run.head, run.direction);
  const obstacle = obstacleAt(run, next);
  if (obstacle) {
    endCaught(run, obstacle);
    return;
  }
  run.progress -= 1;
  run.hasEaten = false;
  run.body.unshift(next);
  run.tail = run.body.at(-1) ?? next;
  if (run.hunger > 0) run.hunger -= 1;
  else run.body.pop();
  if (run.body.length < FULL_CELLS) return;
  run.points += FULL_POINTS;
  end(run, "full", { kind: "full" });
};

/** @param {NoodleRun} run */
const isSwimming = ({ phase }) => phase === "swimming";

/** @param {NoodleRun} run */
const advanceHead = (run) => {
  run.progress += speedAt(run.bites) * STEP_SECONDS;
  if (!run.hasEaten && run.progress >= BITE_AT) eat(run);
  if (run.progress >= 1) swim(run);
};

/** @param {NoodleRun} run @param {Controls} controls */
const advance = (run, controls) => {
  run.events = [];
  if (run.isOver) return;
  run.phaseSteps += 1;
  if (!isSwimming(run)) return;
  run.steps += 1;
  queueTurns(run, controls);
  run.toppings.expire(run.steps);
  moveChopsticks(run);
  if (isSwimming(run)) advanceHead(run);
  if (isSwimming(run) && run.remainingSeconds === 0) end(run, "timeUp", { kind: "time" });
};
