// @ts-check

/** @import { RunEvent } from "./run.js" */
/** @import { Sound } from "../kit/sound.js" */

const LADDER = [392, 440, 523.3, 587.3, 659.3, 784, 880, 1046.5];
const FANFARE = [523.3, 659.3, 784, 1046.5, 1318.5];

/** @param {Sound} sound @param {readonly number[]} notes @param {number} gap */
const arpeggio = (sound, notes, gap) =>
  notes.forEach((frequency, index) => sound.tone({ frequency, seconds: 0.25, gain: 0.13, delay: index * gap }));

/** @param {Sound} sound @param {RunEvent} event */
const playBreak = (sound, { factor = 1, brick }) => {
  const frequency = LADDER[factor - 1] ?? 392;
  sound.noise({ seconds: 0.1, frequency: 1400, gain: 0.16 });
  sound.tone({ frequency, seconds: 0.14, gain: 0.13 });
  if (brick?.kind === "glazed") sound.tone({ frequency: frequency * 2, seconds: 0.35, type: "sine", gain: 0.09 });
};

/** @type {Record<RunEvent["kind"], (sound: Sound, event: RunEvent) => void>} */
const VOICES = {
  launch: (sound) => sound.tone({ frequency: 260, seconds: 0.16, slide: 260, gain: 0.13 }),
  side: (sound) => sound.tone({ frequency: 196, seconds: 0.05, gain: 0.07 }),
  paddle: (sound) => sound.tone({ frequency: 262, seconds: 0.1, slide: 60, type: "sine", gain: 0.2 }),
  crack: (sound) => sound.noise({ seconds: 0.09, frequency: 620, gain: 0.3 }),
  break: playBreak,
  open: (sound) => {
    sound.noise({ seconds: 0.9, frequency: 240, gain: 0.4 });
    sound.tone({ frequency: 98, seconds: 0.9, slide: 120, type: "sawtooth", gain: 0.12 });
    arpeggio(sound, [392, 523.3, 659.3, 784], 0.07);
  },
  gift: (sound) => arpeggio(sound, [659.3, 880, 1174.7], 0.06),
  fizzle: (sound) => sound.noise({ seconds: 0.35, frequency: 3200, gain: 0.1 }),
  lost: (sound) => {
    sound.noise({ seconds: 0.3, frequency: 300, gain: 0.3 });
    sound.tone({ frequency: 330, seconds: 0.6, slide: -230, gain: 0.16 });
  },
  cleared: (sound) => arpeggio(sound, FANFARE, 0.1),
};

/** @param {Sound} sound @param {readonly RunEvent[]} events */
export const playEvents = (sound, events) => events.forEach((event) => VOICES[event.kind](sound, event));
