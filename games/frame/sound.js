// @ts-check
/** @import { Page } from "./page.js" */

/**
 * Mutes and pauses what a game plays, whatever it plays it with.
 * @param {Window & typeof globalThis} own
 * @param {Page} page
 */
export const controlSound = (own, page) => {
  const parts = [controlAudioGraphs(own), controlMediaElements(own)];
  page.on("MUTE", ({ on = false }) => parts.forEach(({ mute }) => mute(on)));
  page.on("PAUSE", () => parts.forEach(({ pause }) => pause()));
  page.on("RESUME", () => parts.forEach(({ resume }) => resume()));
};

/** What would go to the speakers goes through a gain. @param {Window & typeof globalThis} own */
const controlAudioGraphs = (own) => {
  /** @type {Map<BaseAudioContext, GainNode>} */
  const gains = new Map();
  /** @type {Set<AudioContext>} */
  const suspended = new Set();
  let isMuted = false;
  const { prototype } = own.AudioNode;
  const connect = Reflect.get(prototype, "connect");
  const disconnect = Reflect.get(prototype, "disconnect");

  /** @param {unknown} node @returns {node is AudioDestinationNode} */
  const isSpeaker = (node) => node instanceof own.AudioDestinationNode && node.context instanceof own.AudioContext;
  /** @param {AudioDestinationNode} speaker */
  const gainOf = (speaker) => {
    const { context } = speaker;
    const gain = gains.get(context) ?? new own.GainNode(context, { gain: isMuted ? 0 : 1 });
    if (!gains.has(context)) Reflect.apply(connect, gain, [speaker]);
    gains.set(context, gain);
    return gain;
  };
  const contexts = () => {
    for (const context of gains.keys()) if (context.state === "closed") gains.delete(context);
    return /** @type {AudioContext[]} */ ([...gains.keys()]);
  };

  Object.assign(prototype, {
    /** @this {AudioNode} @param {AudioNode | AudioParam} target @param {number[]} ports */
    connect(target, ...ports) {
      const node = isSpeaker(target) ? gainOf(target) : target;
      Reflect.apply(connect, this, [node, ...ports]);
      return target instanceof own.AudioNode ? target : undefined;
    },
    /** @this {AudioNode} @param {unknown[]} targets */
    disconnect(...targets) {
      const [target, ...ports] = targets;
      Reflect.apply(disconnect, this, isSpeaker(target) ? [gainOf(target), ...ports] : targets);
    },
  });

  return {
    /** @param {boolean} on */
    mute: (on) => {
      isMuted = on;
      for (const { gain } of gains.values()) gain.value = on ? 0 : 1;
    },
    pause: () => {
      for (const context of contexts().filter(({ state }) => state === "running")) {
        suspended.add(context);
        context.suspend().catch(() => undefined);
      }
    },
    resume: () => {
      for (const context of suspended) context.resume().catch(() => undefined);
      suspended.clear();
    },
  };
};

/** @param {Window & typeof globalThis} own */
const controlMediaElements = (own) => {
  /** @type {Set<HTMLMediaElement>} */
  const playing = new Set();
  /** @type {Set<HTMLMediaElement>} */
  const paused = new Set();
  /** @type {WeakSet<HTMLMediaElement>} */
  const muted = new WeakSet();
  let isMuted = false;
  const { prototype } = own.HTMLMediaElement;
  const nativePlay = Reflect.get(prototype, "play");

  /** An element that the game itself has muted stays so. @param {HTMLMediaElement} element */
  const apply = (element) => {
    if (isMuted && !element.muted) {
      muted.add(element);
      element.muted = true;
    } else if (!isMuted && muted.delete(element)) element.muted = false;
  };
  /** @param {HTMLMediaElement} element */
  const follow = (element) => {
    apply(element);
    if (playing.has(element)) return;
    playing.add(element);
    for (const type of ["pause", "ended", "emptied"])
      element.addEventListener(type, () => playing.delete(element), { once: true });
  };

  prototype.play = function play() {
    follow(this);
    return Reflect.apply(nativePlay, this, []);
  };
  // Those that start by their attribute.
  own.document.addEventListener(
    "play",
    ({ target }) => {
      if (target instanceof own.HTMLMediaElement) follow(target);
    },
    true,
  );

  return {
    /** @param {boolean} on */
    mute: (on) => {
      isMuted = on;
      playing.forEach(apply);
    },
    pause: () => {
      for (const element of playing) {
        paused.add(element);
        element.pause();
      }
    },
    resume: () => {
      for (const element of paused) element.play().catch(() => undefined);
      paused.clear();
    },
  };
};
