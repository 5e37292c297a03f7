// @ts-check
import { shooter } from "../rubblebelt/scripted-player.js";
import { bearingOf, distanceBetween, shortestTurn, offsetTo } from "../rubblebelt/space.js";

/** @import { RubblebeltRun } from "../rubblebelt/run.js" */

const OFF_DEG = 7;
const AHEAD_DEG = 25;

export const createPlayer = () => shooter;

/** @param {RubblebeltRun} run */
const ram = ({ state: { ship, rocks } }) => {
  const [rock] = [...rocks].sort((a, b) => distanceBetween(ship, a) - distanceBetween(ship, b));
  const heading = rock ? bearingOf(offsetTo(ship, rock)) : ship.angle;
  return { heading, fire: false, thrust: Math.abs(shortestTurn(heading - ship.angle)) < AHEAD_DEG };
};

export const createHands =
  () =>
  /** @param {RubblebeltRun} run */
  (run) => {
    const { ship, points } = run.state;
    const { heading, fire, thrust } = points > 0 ? ram(run) : shooter(run);
    const off = heading === null ? 0 : shortestTurn(heading - ship.angle);
    const turn = off < -OFF_DEG ? ["left"] : off > OFF_DEG ? ["right"] : [];
    const hold = [...turn, ...(fire ? ["fire"] : []), ...(thrust ? ["thrust"] : [])];
    return { hold, heading: heading === null ? null : Math.round(heading / 10) * 10 };
  };
