// @ts-check
import { nearestPad, pilot } from "../softfall/scripted-players.js";

/** @import { Pad } from "../softfall/moon.js" */
/** @import { SoftfallRun } from "../softfall/run.js" */

export const createPlayer = () => {
  let index = -1;
  /** @type {Pad | undefined} */
  let pad;
  /** @param {SoftfallRun} run */
  return (run) => {
    if (!pad || index !== run.index) pad = nearestPad(run);
    index = run.index;
    return pilot(run, pad);
  };
};

export const createHands = () => {
  const fly = createPlayer();
  /** @param {SoftfallRun} run */
  return (run) => {
    if (run.phase !== "flying" || run.landings.length > 0) return {};
    const { left, right, thrust } = fly(run);
    return { hold: [...(left ? ["left"] : []), ...(right ? ["right"] : []), ...(thrust ? ["thrust"] : [])] };
  };
};
