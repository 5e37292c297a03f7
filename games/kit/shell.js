// @ts-check
import { createAnnouncer } from "./announcer.js";
import { formatDuration, formatPoints } from "./digits.js";
import { startLoop } from "./loop.js";
import { prefersReducedMotion } from "./motion.js";
import { drawPaused, drawResult, drawResuming, drawWaiting } from "./overlay.js";
import { createPlayCycle } from "./play-cycle.js";
import { createStage } from "./stage.js";

const RESULT_DELAY_SECONDS = 0.2;
const RESULT_FADE_SECONDS = 0.3;

/** @import { Init, Portal } from "../sdk/portal-sdk.js" */
/** @typedef {{ seed: number, mode: string, init: Init }} RunStart */
/** @typedef {{ alpha: number, reducedMotion: boolean, paused: boolean, seconds: number, phase: import("./play-cycle.js").Phase }} Picture */

/**
 * Deterministic: the same seed and controls give the same score.
 * @template Controls
 * @typedef {object} Run
 * @property {(controls: Controls) => void} step one sixtieth of a second
 * @property {boolean} isOver
 * @property {number | null} score null: nothing to send
 */

/**
 * @template Controls
 * @template {Run<Controls>} R
 * @typedef {object} Game
 * @property {Portal} portal
 * @property {HTMLCanvasElement} canvas
 * @property {import("./input.js").Input} input
 * @property {import("./sound.js").Sound} sound
 * @property {(start: RunStart) => R} createRun
 * @property {(context: CanvasRenderingContext2D, run: R, picture: Picture) => void} drawRun
 * @property {() => Controls} readControls what the player holds and pressed, called once before each step
 * @property {(run: R) => void} [onStep] after each step: sounds and effects
 * @property {(mode: string) => boolean} [isDurationMode] whether the score of a mode is in milliseconds
 * @property {ReturnType<typeof createStage>} [stage]
 */

/** @param {Init} init */
const createSeeds = ({ challenge }) => {
  let seed = challenge?.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return () => (typeof challenge?.seed === "number" ? seed : (seed = (seed + 1) >>> 0));
};

/** Stops while paused. */
const createPictureClock = () => {
  let seconds = 0;
  let last = performance.now();
  return {
    /** @param {boolean} isRunning */
    tick: (isRunning) => {
      const time = performance.now();
      if (isRunning) seconds += Math.min(0.1, (time - last) / 1000);
      last = time;
      return seconds;
    },
  };
};

/** @param {Portal} portal @param {import("./sound.js").Sound} sound @param {ReturnType<typeof createPlayCycle>} cycle */
const listenToPage = (portal, sound, cycle) => {
  portal.on("pause", cycle.interrupt);
  portal.on("resume", cycle.resume);
  portal.on("mute", sound.setMuted);
  window.addEventListener("blur", cycle.interrupt);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) cycle.interrupt();
  });
};

/** @param {HTMLCanvasElement} canvas */
const createTaps = (canvas) => {
  let isTapped = false;
  canvas.addEventListener("pointerdown", () => {
    isTapped = true;
  });
  return {
    take: () => {
      const wasTapped = isTapped;
      isTapped = false;
      return wasTapped;
    },
  };
};

/**
 * @template Controls
 * @template {Run<Controls>} R
 * @param {Game<Controls, R>} game
 * @param {Init} init
 */
const createPlay = ({ createRun, isDurationMode }, init) => {
  const mode = init.challenge?.mode ?? "";
  const isDuration = isDurationMode?.(mode) ?? init.challenge?.type === "duration";
  const format = isDuration ? formatDuration : formatPoints;
  const nextSeed = createSeeds(init);
  const newRun = () => ({ run: createRun({ seed: nextSeed(), mode, init }), isBest: false, endedAtSeconds: 0 });
  return {
    ...newRun(),
    /** @this {ReturnType<typeof newRun>} */
    restart() {
      Object.assign(this, newRun());
    },
    /** @this {ReturnType<typeof newRun>} @returns {string | null} */
    digits() {
      return this.run.score === null ? null : format(this.run.score);
    },
  };
};

/**
 * @template Controls
 * @template {Run<Controls>} R
 * @param {Game<Controls, R>} game
 * @param {CanvasRenderingContext2D} context
 * @param {ReturnType<typeof createPlay<Controls, R>>} play
 * @param {ReturnType<typeof createPlayCycle>} cycle
 */
const createDraw = ({ drawRun }, context, play, cycle) => {
  const clock = createPictureClock();
  /** @param {number} alpha */
  return (alpha) => {
    const remaining = cycle.tick();
    const { phase } = cycle;
    const paused = phase === "paused" || phase === "resuming";
    const reducedMotion = prefersReducedMotion();
    const seconds = clock.tick(!paused);
    if (phase !== "over") play.endedAtSeconds = seconds;
    drawRun(context, play.run, { alpha, reducedMotion, paused, seconds, phase });
    if (phase === "waiting") drawWaiting(context, reducedMotion ? 0 : seconds);
    if (phase === "paused") drawPaused(context);
    if (phase === "resuming") drawResuming(context, remaining);
    if (phase !== "over") return;
    const fadeShare = (seconds - play.endedAtSeconds - RESULT_DELAY_SECONDS) / RESULT_FADE_SECONDS;
    const fade = Math.min(1, Math.max(0, fadeShare));
    drawResult(context, { digits: play.digits(), isBest: play.isBest, fade: reducedMotion ? 1 : fade });
  };
};

/**
 * @template Controls
 * @template {Run<Controls>} R
 * @param {Game<Controls, R>} game
 * @param {ReturnType<typeof createPlay<Controls, R>>} play
 * @param {ReturnType<typeof createPlayCycle>} cycle
 */
const createStep = ({ readControls, onStep }, play, cycle) => {
  const announcer = createAnnouncer();
  return () => {
    const { run } = play;
    run.step(readControls());
    onStep?.(run);
    const digits = play.digits();
    if (digits !== null) announcer.announce(digits, { now: run.isOver });
    if (run.isOver) cycle.finish(run.score);
  };
};

/**
 * Lifecycle of a game: waits for the page and the first input, runs, submits the score, restarts.
 * @template Controls
 * @template {Run<Controls>} R
 * @param {Game<Controls, R>} game
 */
export const runGame = async (game) => {
  const { portal, canvas, input, sound } = game;
  const { context, fontReady, adaptSharpness } = game.stage ?? createStage(canvas);
  const [init] = await Promise.all([portal.init, fontReady]);
  document.documentElement.lang = init.locale;
  sound.setMuted(init.muted);

  const cycle = createPlayCycle({ portal, now: () => performance.now() });
  const play = createPlay(game, init);
  const taps = createTaps(canvas);
  const draw = createDraw(game, context, play, cycle);
  listenToPage(portal, sound, cycle);
  portal.on("scoreResult", ({ newBestScore }) => {
    play.isBest = newBestScore;
    if (newBestScore) portal.happyTime();
  });

  let wasPlaying = false;
  /** @param {number} seconds since the frame before */
  const beforeFrame = (seconds) => {
    if (cycle.phase === "playing") adaptSharpness(seconds * 1000);
    input.poll();
    if (input.takePressed("pause")) cycle.togglePause();
    const isTapped = taps.take();
    // Input from before the pause must not end it.
    const isStaleInput = wasPlaying;
    wasPlaying = cycle.phase === "playing";
    if (wasPlaying) return;
    const isStartRequested = (input.takeAnyPressed() || isTapped) && !isStaleInput;
    if (!isStartRequested || cycle.phase === "resuming") return;
    if (cycle.confirm()) play.restart();
    input.releaseAll();
  };

  draw(0);
  portal.progress(1);
  portal.ready();
  return startLoop({
    step: createStep(game, play, cycle),
    draw,
    beforeFrame,
    isPaused: () => cycle.phase !== "playing",
  });
};
