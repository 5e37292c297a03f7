// @ts-check
import { ROCKS, SHOT_PX_PER_S } from "./rules.js";
import { bearingOf, shortestTurn, offsetTo } from "./space.js";

/** @import { Controls } from "./ship.js" */
/** @import { RubblebeltRun } from "./run.js" */
/** @import { Body } from "./space.js" */

const CLOSE_PX = 70;

/** Seconds until the closest approach, and its distance. @param {Body} ship @param {Body} other */
const closestApproach = (ship, other) => {
  const offset = offsetTo(ship, other);
  const [vx, vy] = [other.vx - ship.vx, other.vy - ship.vy];
  const speed = vx * vx + vy * vy;
  const seconds = speed === 0 ? 0 : Math.min(2, Math.max(0, -(offset.x * vx + offset.y * vy) / speed));
  return { seconds, distance: Math.hypot(offset.x + vx * seconds, offset.y + vy * seconds) };
};

/** @param {RubblebeltRun["state"]} state */
const findThreat = ({ ship, rocks, bolts }) => {
  const bodies = [...rocks, ...bolts.map((bolt) => ({ ...bolt, radius: 4 }))];
  const approaches = bodies.map((body) => ({ body, ...closestApproach(ship, body) }));
  const hits = approaches
    .filter(({ body, distance }) => distance < body.radius + 16)
    .sort((a, b) => a.seconds - b.seconds);
  return hits[0];
};

/** Leads its target and avoids collisions. */
/** @param {RubblebeltRun} run @returns {Controls} */
export const shooter = ({ state }) => {
  const { ship, rocks, scout } = state;
  const targets = [...rocks, ...(scout ? [{ ...scout, radius: 13 }] : [])];
  const threat = findThreat(state);
  const sorted = targets
    .map((rock) => ({ rock, offset: offsetTo(ship, rock) }))
    .sort(
      (a, b) => Math.hypot(a.offset.x, a.offset.y) - a.rock.radius - Math.hypot(b.offset.x, b.offset.y) + b.rock.radius,
    );
  const isRock = threat && "size" in threat.body && threat.seconds < 1.2;
  const target = isRock ? threat.body : sorted[0]?.rock;
  const none = { left: false, right: false, thrust: false, fire: false, isWarpPressed: false, heading: null };
  if (!target) return none;
  const offset = offsetTo(ship, target);
  const distance = Math.hypot(offset.x, offset.y);
  const seconds = distance / SHOT_PX_PER_S;
  const lead = { x: offset.x + target.vx * seconds, y: offset.y + target.vy * seconds };
  const heading = bearingOf(lead);
  const off = Math.abs(shortestTurn(heading - ship.angle));
  const isAimed = off < Math.max(4, (Math.atan2(target.radius, distance) * 180) / Math.PI);
  const isFar = distance > 240 && Math.hypot(ship.vx, ship.vy) < 60;
  return { ...none, heading, fire: isAimed && distance < 440, thrust: isFar && off < 20 };
};

/** @param {RubblebeltRun} run @returns {Controls} */
export const dodger = ({ state }) => {
  const { ship } = state;
  const threat = findThreat(state);
  const none = { left: false, right: false, thrust: false, fire: false, isWarpPressed: false, heading: null };
  if (!threat) return none;
  const offset = offsetTo(ship, threat.body);
  const isClose = Math.hypot(offset.x, offset.y) - threat.body.radius < CLOSE_PX;
  const side = shortestTurn(bearingOf(offset) - bearingOf({ x: threat.body.vx, y: threat.body.vy }) + 180) > 0 ? -1 : 1;
  const heading = bearingOf(offset) + side * 110;
  const isReady = Math.abs(shortestTurn(heading - ship.angle)) < 40;
  const isHopeless = threat.seconds < 0.15 && threat.body.radius >= ROCKS.small.radius;
  return { ...none, heading, thrust: isReady && (isClose || threat.seconds < 1), isWarpPressed: isHopeless };
};
