// @ts-check
import { createRandom } from "../kit/random.js";
import { decide } from "./nanuk.js";

/** @import { Level } from "./nanuk.js" */
/** @import { Turn } from "./position.js" */
/** @import { Controls, FloeRun } from "./run.js" */

/** @type {Controls} */
export const NOTHING = { tile: null, dx: 0, dy: 0, confirm: false, choice: null };

/** @param {Level} level @param {number} choice */
export const createPlayer = (level, choice) => {
  const random = createRandom(99);
  /** @type {Turn | null} */
  let plan = null;
  return (/** @type {FloeRun} */ { state, choices }) => {
    if (state.stage === "choosing") return { ...NOTHING, choice };
    if (choices.length === 0) return NOTHING;
    if (state.stage === "step") plan = decide(state.position, level, random);
    return { ...NOTHING, tile: (state.stage === "step" ? plan?.step : plan?.hit) ?? null };
  };
};
