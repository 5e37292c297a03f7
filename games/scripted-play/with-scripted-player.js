// @ts-check

/**
 * Wraps the kit's shell for tests and scripts only. With `scriptedHands` the game is played by real input events,
 * otherwise the player's controls go straight into the run.
 */

/** @typedef {{ x: number, y: number }} Point in logical pixels of the picture */
/**
 * An empty wish holds nothing.
 * @typedef {object} Wish
 * @property {readonly string[]} [hold] actions to be held from now on
 * @property {string} [tap] an action to press once
 * @property {Point} [at] where a finger does the same
 * @property {number | null} [heading] where a stick points, in degrees clockwise from straight up
 * @property {string} [letters] to type
 */
/** @typedef {{ wish: Wish } | { began: true } | { endedWith: number | null }} HandsMessage */
/** @typedef {(message: HandsMessage) => Promise<void>} Hands */
/** @typedef {{ steps: number, phase: string, score: number | null }} Moment */
/** @typedef {import("../kit/shell.js").Run<unknown>} Run */
/** @typedef {import("../kit/shell.js").Game<unknown, Run>} Game */
/** @typedef {(game: Game) => Promise<unknown>} RunGame */
/**
 * @typedef {object} Script
 * @property {() => (run: Run) => unknown} createPlayer plays well, for pictures and measurements
 * @property {() => (run: Run) => Wish} createHands plays to a score and then to an end, as shortly as the rules allow
 * @property {boolean} [waitsForPlayer] a game in turns loses nothing when a picture is several steps
 */

/** A press takes effect in the next step only. */
const REST_STEPS = 2;
/** More than one step of the game, less than two. */
const PICTURE_MS = 17;
/** The maximum number of steps per frame in the kit. */
const WAITING_PICTURE_MS = 84;

/** @typedef {typeof globalThis & { scriptedHands?: Hands, onPicture?: (moment: Moment) => void }} Frame */
const frame = /** @type {Frame} */ (globalThis);

/** @param {Wish} wish */
const isMomentary = ({ tap, letters }) => tap !== undefined || letters !== undefined;

/** On slow machines: at most one step per frame, and no frame while a wish is pending. */
const createFrameThrottle = (/** @type {number} */ maxMs) => {
  const request = window.requestAnimationFrame.bind(window);
  let gameTime = 0;
  let last = 0;
  /** @type {Promise<void>} */
  let work = Promise.resolve();
  window.requestAnimationFrame = (callback) =>
    request(async (time) => {
      await work;
      gameTime += Math.min(maxMs, time - last);
      last = time;
      callback(gameTime);
    });
  return {
    /** @param {Promise<void>} promise */
    waitFor: (promise) => {
      work = promise;
    },
  };
};

/** @param {Game} game @param {Script} script @param {Hands} hands @returns {Game} */
const withHands = (game, { createHands, waitsForPlayer = false }, hands) => {
  const throttle = createFrameThrottle(waitsForPlayer ? WAITING_PICTURE_MS : PICTURE_MS);
  let decide = createHands();
  let last = "";
  let restSteps = 0;
  let steps = 0;
  let isBusy = false;
  /** @param {Wish} wish */
  const perform = async (wish) => {
    isBusy = true;
    await hands({ wish });
    isBusy = false;
    restSteps = REST_STEPS;
  };
  /** @param {Wish} wish */
  const send = (wish) => {
    last = JSON.stringify(wish);
    throttle.waitFor(perform(wish));
  };
  return {
    ...game,
    createRun: (start) => {
      decide = createHands();
      last = "";
      steps = 0;
      return game.createRun(start);
    },
    onStep: (run) => {
      game.onStep?.(run);
      if (steps++ === 0) void hands({ began: true });
      if (run.isOver) void hands({ endedWith: run.score });
      if (run.isOver || isBusy || restSteps-- > 0) return;
      const wish = decide(run);
      if (isMomentary(wish) || JSON.stringify(wish) !== last) send(wish);
    },
  };
};

/** @param {Game} game @param {Script} script @returns {Game} */
const withPlayer = (game, { createPlayer }) => {
  let decide = createPlayer();
  /** @type {Run} */
  let current;
  let steps = 0;
  return {
    ...game,
    createRun: (start) => {
      decide = createPlayer();
      steps = 0;
      current = game.createRun(start);
      return current;
    },
    readControls: () => {
      game.readControls();
      steps += 1;
      return decide(current);
    },
    drawRun: (pen, run, picture) => {
      game.drawRun(pen, run, picture);
      frame.onPicture?.({ steps, phase: picture.phase, score: run.score });
    },
  };
};

/** @param {RunGame} runGame the shell's original @returns {RunGame} */
export const withScriptedPlayer = (runGame) => async (game) => {
  const slug = location.pathname.split("/").at(-2);
  /** @type {Script} */
  const script = await import(`./${slug}.js`);
  const { scriptedHands } = frame;
  return runGame(scriptedHands ? withHands(game, script, scriptedHands) : withPlayer(game, script));
};
