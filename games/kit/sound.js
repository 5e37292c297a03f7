// @ts-check

const ATTACK_SECONDS = 0.008;
const SILENCE = 0.0001;

/**
 * @typedef {object} Tone
 * @property {number} frequency in Hz
 * @property {number} seconds
 * @property {OscillatorType} [type]
 * @property {number} [gain] 0 to 1
 * @property {number} [slide] Hz added until the end
 * @property {number} [delay] seconds to wait
 */

/**
 * @typedef {object} Noise
 * @property {number} seconds
 * @property {number} [frequency] centre of the band, in Hz
 * @property {number} [gain] 0 to 1
 * @property {number} [delay] seconds to wait
 */

/** @typedef {ReturnType<typeof createSound>} Sound */

/** @param {AudioContext} audio @param {number} start @param {number} seconds @param {number} gain */
const createEnvelope = (audio, start, seconds, gain) => {
  const node = audio.createGain();
  node.gain.setValueAtTime(SILENCE, start);
  node.gain.exponentialRampToValueAtTime(Math.max(SILENCE, gain), start + ATTACK_SECONDS);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + Math.max(seconds, 2 * ATTACK_SECONDS));
  node.connect(audio.destination);
  return node;
};

/** @param {AudioContext} audio */
const createNoiseBuffer = (audio) => {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  // Sound is not part of a run, so it need not be deterministic.
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
};

/** @param {AudioContext} audio @param {Tone} tone */
const playTone = (audio, { frequency, seconds, type = "triangle", gain = 0.2, slide = 0, delay = 0 }) => {
  const start = audio.currentTime + delay;
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, start);
  oscillator.frequency.linearRampToValueAtTime(Math.max(1, frequency + slide), start + seconds);
  oscillator.connect(createEnvelope(audio, start, seconds, gain));
  oscillator.start(start);
  oscillator.stop(start + seconds + 0.05);
};

/** @param {AudioContext} audio @param {AudioBuffer} buffer @param {Noise} noise */
const playNoise = (audio, buffer, { seconds, frequency = 800, gain = 0.2, delay = 0 }) => {
  const start = audio.currentTime + delay;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = frequency;
  source.connect(band).connect(createEnvelope(audio, start, seconds, gain));
  source.start(start);
  source.stop(start + seconds + 0.05);
};

/** Muted until the first input. @param {{ muteKey?: boolean }} [options] muteKey false: the game needs M as a letter */
export const createSound = ({ muteKey = true } = {}) => {
  let muted = false;
  /** @type {AudioContext | undefined} */
  let audio;
  /** @type {AudioBuffer | undefined} */
  let noiseBuffer;

  const unlockAudio = () => {
    if (typeof AudioContext !== "function") return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => undefined);
  };
  // User activation: browsers accept pointerdown of a mouse, but only pointerup of a finger.
  window.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") unlockAudio();
  });
  window.addEventListener("pointerup", unlockAudio);
  window.addEventListener("keydown", (event) => {
    unlockAudio();
    if (muteKey && event.code === "KeyM" && !event.repeat && !event.ctrlKey && !event.metaKey) muted = !muted;
  });

  return {
    /** @param {Tone} tone */
    tone: (tone) => {
      if (audio && !muted) playTone(audio, tone);
    },
    /** @param {Noise} noise */
    noise: (noise) => {
      if (!audio || muted) return;
      noiseBuffer ??= createNoiseBuffer(audio);
      playNoise(audio, noiseBuffer, noise);
    },
    /** @param {boolean} on */
    setMuted: (on) => {
      muted = on;
    },
    get muted() {
      return muted;
    },
  };
};
