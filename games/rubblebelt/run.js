// @ts-check
import { createRandom } from "../kit/random.js";
import { HEIGHT, WIDTH } from "../kit/stage.js";
import { createBigRock, createWave, pushRock, splitRock, turnRock } from "./rocks.js";
import * as rules from "./rules.js";
import { BOLT_STEPS, aimBolt, createScout, flyScout } from "./scout.js";
import { createShip, flyShip } from "./ship.js";
import { distanceBetween, drift, pointAt } from "./space.js";

/** @import { Rock } from "./rocks.js" */
/** @import { Scout } from "./scout.js" */
/** @import { Controls } from "./ship.js" */
/** @import { Body } from "./space.js" */
/** @typedef {Body & { age: number }} Missile */
/**
 * @typedef {object} RunEvent
 * @property {"shot" | "rock" | "ice" | "scout" | "scoutComes" | "bolt" | "crash" | "warp" | "arrive" | "spawn" | "wave" | "ship"} kind
 * @property {number} x
 * @property {number} y
 * @property {number} [points]
 * @property {Rock} [rock]
 */
/** @typedef {ReturnType<typeof createState>} State */
/** @typedef {ReturnType<typeof createRun>} RubblebeltRun */

const DOWN_STEPS = 100;
const BETWEEN_STEPS = 90;
const WARP_STEPS = 20;
const NOSE_PX = 18;
const ROCK_SHARE = 0.92;
/** Scouts appear earlier for slow players. */
const SCOUT_EVERY_STEPS = 18 * 60;
const LATE_SCOUT_EVERY_STEPS = 8 * 60;
const LATE_WAVE_STEPS = 60 * 60;
/** Without shots rocks are added instead of waves. */
const NEW_ROCK_EVERY_STEPS = 8 * 60;
const FIRST_SCOUT_STEPS = 45 * 60;

/** @param {{ seed: number, mode: string }} start */
const createState = ({ seed, mode }) => {
  const random = createRandom(seed);
  const variant = rules.variantOf(mode);
  const ship = createShip();
  return {
    mode,
    random,
    variant,
    ship,
    ships: variant.ships,
    wave: 1,
    waveSteps: 0,
    betweenSteps: 0,
    downSteps: 0,
    steps: 0,
    points: 0,
    shipsEarned: 0,
    rocks: createWave(random, 1, ship),
    /** @type {Missile[]} */
    shots: [],
    /** @type {Missile[]} */
    bolts: [],
    /** @type {Scout | null} */
    scout: null,
    scoutSteps: 0,
    /** @type {RunEvent[]} */
    events: [],
  };
};

/** @param {State} state */
const isOver = ({ ships, downSteps }) => ships === 0 && downSteps >= DOWN_STEPS;

/** @param {State} state @param {RunEvent["kind"]} kind @param {{ x: number, y: number }} place @param {Partial<RunEvent>} [more] */
const emitEvent = (state, kind, { x, y }, more) => state.events.push({ kind, x, y, ...more });

/** @param {State} state @param {number} points */
const earn = (state, points) => {
  state.points += points;
  const earned = Math.floor(state.points / rules.POINTS_PER_SHIP);
  if (!state.variant.earnsShips || earned <= state.shipsEarned) return;
  state.shipsEarned = earned;
  state.ships += 1;
  emitEvent(state, "ship", state.ship);
};

/** @param {State} state @param {Rock} rock @param {number} points */
const breakRock = (state, rock, points) => {
  state.rocks = state.rocks.filter((other) => other !== rock);
  state.rocks.push(...splitRock(state.random, rock));
  emitEvent(state, "rock", rock, { rock, points });
  earn(state, points);
};

/** @param {State} state */
const loseShip = (state) => {
  state.ship.isAlive = false;
  state.ship.isThrusting = false;
  state.ships -= 1;
  state.downSteps = 0;
  emitEvent(state, "crash", state.ship);
};

/** @param {State} state @param {Controls} controls */
const fire = (state, controls) => {
  const { ship, shots } = state;
  const isReady = controls.fire && state.variant.mayFire && ship.reloadSteps === 0;
  if (!isReady || shots.length >= rules.MAX_SHOTS) return;
  ship.reloadSteps = rules.RELOAD_STEPS;
  const nose = pointAt(ship.angle, NOSE_PX);
  const { x: vx, y: vy } = pointAt(ship.angle, rules.SHOT_PX_PER_S);
  const shot = { x: ship.x + nose.x, y: ship.y + nose.y, vx, vy, age: 0 };
  shots.push(shot);
  emitEvent(state, "shot", shot);
};

/** @param {State} state @param {Controls} controls */
const warp = (state, controls) => {
  const { ship, random } = state;
  if (ship.warpSteps === 0) {
    if (!controls.isWarpPressed || !ship.hasWarp) return;
    ship.hasWarp = false;
    ship.warpSteps = WARP_STEPS;
    emitEvent(state, "warp", ship);
    return;
  }
  ship.warpSteps -= 1;
  if (ship.warpSteps > 0) return;
  Object.assign(ship, { x: random.range(30, WIDTH - 30), y: random.range(30, HEIGHT - 30), vx: 0, vy: 0 });
  emitEvent(state, "arrive", ship);
  if (random.chance(rules.BAD_WARP_CHANCE)) loseShip(state);
};

/** @param {State} state @param {Controls} controls */
const steer = (state, controls) => {
  const { ship } = state;
  if (!ship.isAlive) {
    state.downSteps += 1;
    if (state.downSteps < DOWN_STEPS || state.ships === 0) return;
    state.ship = createShip();
    emitEvent(state, "spawn", state.ship);
    return;
  }
  warp(state, controls);
  if (ship.warpSteps > 0 || !ship.isAlive) return;
  flyShip(ship, controls);
  fire(state, controls);
};

/** @param {readonly Missile[]} missiles @param {number} steps they live */
const flyMissiles = (missiles, steps) =>
  missiles.filter((missile) => {
    drift(missile);
    return ++missile.age <= steps;
  });

/** @param {State} state */
const scoutInterval = ({ waveSteps }) => (waveSteps > LATE_WAVE_STEPS ? LATE_SCOUT_EVERY_STEPS : SCOUT_EVERY_STEPS);

/** @param {State} state */
const canScoutAppear = ({ mode, wave, steps, betweenSteps }) =>
  mode === "no-shots" ? steps > FIRST_SCOUT_STEPS : wave >= rules.FIRST_SCOUT_WAVE && betweenSteps === 0;

/** @param {State} state */
const patrol = (state) => {
  const { scout, ship, random } = state;
  if (!scout) {
    if (canScoutAppear(state)) state.scoutSteps += 1;
    if (state.scoutSteps < scoutInterval(state)) return;
    state.scoutSteps = 0;
    state.scout = createScout(random);
    emitEvent(state, "scoutComes", state.scout);
    return;
  }
  if (!flyScout(scout)) state.scout = null;
  const bolt = ship.isAlive && ship.warpSteps === 0 ? aimBolt(random, scout, ship) : null;
  if (!bolt) return;
  state.bolts.push(bolt);
  emitEvent(state, "bolt", bolt);
};

/** @param {State} state @param {Missile} shot @returns {boolean} whether it hit something */
const strike = (state, shot) => {
  const { scout } = state;
  if (scout && distanceBetween(scout, shot) < rules.SCOUT_RADIUS_PX + 3) {
    state.scout = null;
    emitEvent(state, "scout", scout, { points: rules.SCOUT_POINTS });
    earn(state, rules.SCOUT_POINTS);
    return true;
  }
  const rock = state.rocks.find((one) => distanceBetween(one, shot) < one.radius + 2);
  if (!rock) return false;
  rock.hits -= 1;
  if (rock.hits > 0) {
    pushRock(rock, shot);
    emitEvent(state, "ice", shot, { rock });
  } else breakRock(state, rock, rules.ROCKS[rock.size].points);
  return true;
};

/** @param {State} state */
const collide = (state) => {
  const { ship, scout } = state;
  if (!ship.isAlive || ship.shieldSteps > 0 || ship.warpSteps > 0) return;
  const reach = rules.SHIP_RADIUS_PX;
  const rock = state.rocks.find((one) => distanceBetween(one, ship) < one.radius * ROCK_SHARE + reach);
  const isShot = state.bolts.some((bolt) => distanceBetween(bolt, ship) < reach + 2);
  const isRammed = scout !== null && distanceBetween(scout, ship) < rules.SCOUT_RADIUS_PX + reach;
  if (!rock && !isShot && !isRammed) return;
  if (rock) breakRock(state, rock, 0);
  if (isRammed) {
    state.scout = null;
    emitEvent(state, "scout", scout, { points: 0 });
  }
  loseShip(state);
};

/** @param {State} state */
const addRocks = (state) => {
  const { random, ship } = state;
  state.waveSteps += 1;
  if (state.mode === "no-shots") {
    if (state.waveSteps % NEW_ROCK_EVERY_STEPS === 0) state.rocks.push(createBigRock(random, ship));
    return;
  }
  if (state.rocks.length > 0 || state.scout) return;
  state.betweenSteps += 1;
  if (state.betweenSteps < BETWEEN_STEPS) return;
  Object.assign(state, { betweenSteps: 0, waveSteps: 0, wave: state.wave + 1 });
  state.rocks = createWave(random, state.wave, ship.isAlive ? ship : createShip());
  emitEvent(state, "wave", ship);
};

/** @param {State} state @param {Controls} controls */
const step = (state, controls) => {
  if (isOver(state)) return;
  state.events = [];
  if (state.ship.isAlive) state.steps += 1;
  steer(state, controls);
  for (const rock of state.rocks) {
    drift(rock);
    turnRock(rock);
  }
  patrol(state);
  state.shots = flyMissiles(state.shots, rules.SHOT_STEPS).filter((shot) => !strike(state, shot));
  state.bolts = flyMissiles(state.bolts, BOLT_STEPS);
  collide(state);
  addRocks(state);
};

/** Modes: "" three ships; "one-ship"; "no-shots" (score in ms). @param {{ seed: number, mode?: string }} start */
export const createRun = ({ seed, mode = "" }) => {
  const state = createState({ seed, mode });
  return {
    state,
    get isOver() {
      return isOver(state);
    },
    get score() {
      return mode === "no-shots" ? Math.round((state.steps * 1000) / 60) : state.points;
    },
    /** @param {Controls} controls */
    step: (controls) => step(state, controls),
  };
};
