// @ts-check
import { foxHeight, stepFox } from "./fox.js";
import { FOX_WIDTH_PX, speedAfter } from "./rules.js";

/** @import { Controls, Fox } from "./fox.js" */
/** @import { LanternRun, State } from "./run.js" */

/** @type {Controls} */
const IDLE = { isJumpPressed: false, isJumpHeld: false, isSlidePressed: false, isSlideHeld: false };
const HOLD = { ...IDLE, isJumpHeld: true };
const JUMP = { ...HOLD, isJumpPressed: true };
const SLIDE = { ...IDLE, isSlidePressed: true };

/** @param {Controls} first @param {Controls} then @param {number} steps @returns {Controls[]} */
const sequence = (first, then, steps) => [first, ...Array.from({ length: steps }, () => then)];
const WAIT = sequence(IDLE, IDLE, 4);
const ON_ROOF = [
  WAIT,
  sequence(JUMP, HOLD, 11),
  sequence(JUMP, HOLD, 5),
  sequence(JUMP, IDLE, 3),
  sequence(SLIDE, IDLE, 3),
];
const IN_AIR = [WAIT, sequence(SLIDE, IDLE, 3)];

const SIGHT_PX = 900;
const DEEPEST_PX = 330;
const MAX_SEARCHES = 20_000;

/** @param {Fox} fox @param {State} state */
const isHurt = (fox, { course }) =>
  fox.isBlocked ||
  fox.y > DEEPEST_PX ||
  course.obstacles.some(
    (obstacle) =>
      fox.x + FOX_WIDTH_PX / 2 > obstacle.left &&
      fox.x - FOX_WIDTH_PX / 2 < obstacle.right &&
      fox.y > obstacle.top &&
      fox.y - foxHeight(fox) < obstacle.bottom,
  );

/**
 * Simulates the run's own rules to find a path without falls and stumbles.
 * @param {State} state
 * @returns {Controls[]} the first actions; waiting if there is no path
 */
const chooseActions = (state) => {
  const goal = state.fox.x + SIGHT_PX;
  let searches = 0;
  /** @param {Fox} from @param {number} steps @returns {Controls[] | null} */
  const search = (from, steps) => {
    if (from.x >= goal && from.isOnRoof) return WAIT;
    if (searches++ > MAX_SEARCHES) return null;
    for (const actions of from.isOnRoof || from.coyote > 0 ? ON_ROOF : IN_AIR) {
      const fox = { ...from };
      const isSafe = actions.every((controls, index) => {
        const speed = speedAfter((steps + index + 1) / 60) + state.extraSpeed;
        stepFox(fox, controls, { speed, roofs: state.course.roofs });
        return !isHurt(fox, state);
      });
      if (isSafe && search(fox, steps + actions.length)) return actions;
    }
    return null;
  };
  return search({ ...state.fox }, state.steps) ?? WAIT;
};

export const createCarefulPlayer = () => {
  /** @type {Controls[]} */
  let planned = [];
  /** @param {LanternRun} run */
  return ({ state }) => {
    if (planned.length === 0) planned = [...chooseActions(state)];
    return planned.shift() ?? IDLE;
  };
};

/** @param {LanternRun} run @param {number} seconds */
export const playCarefully = (run, seconds) => {
  const decide = createCarefulPlayer();
  let stumbles = 0;
  for (let step = 0; step < seconds * 60 && !run.isOver; step++) {
    run.step(decide(run));
    stumbles += run.state.events.filter(({ kind }) => kind === "stumble").length;
  }
  return {
    score: run.score,
    ending: run.state.events.at(-1)?.kind,
    stumbles,
    metres: Math.floor(run.state.fox.x / 10),
  };
};
