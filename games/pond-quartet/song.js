// @ts-check
import { createRandom } from "../kit/random.js";

/** @typedef {"down" | "left" | "right" | "up"} Frog */

/** Lowest to highest voice: C4, E4, G4, C5. @type {readonly Frog[]} */
export const FROGS = ["down", "left", "right", "up"];
export const SONG_LENGTH = 99;

const MAX_REPEAT = 2;

/**
 * Round n sings the first n notes. No frog sings three times in a row.
 * @param {number} seed
 * @returns {Frog[]}
 */
export function composeSong(seed) {
  const random = createRandom(seed);
  /** @type {Frog[]} */
  const song = [];
  while (song.length < SONG_LENGTH) {
    const recent = song.slice(-MAX_REPEAT);
    const excluded = recent.length === MAX_REPEAT && recent.every((frog) => frog === recent[0]) ? recent[0] : null;
    song.push(random.pick(FROGS.filter((frog) => frog !== excluded)));
  }
  return song;
}
