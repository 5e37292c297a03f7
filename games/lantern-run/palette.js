// @ts-check
import { PX_PER_METRE } from "./rules.js";

/** @typedef {{ bands: string[], sun: string, halo: string, far: string, middle: string, body: string, cap: string, rim: string }} Palette */

/** @type {Palette} */
const DUSK = {
  bands: ["#1d1648", "#33206b", "#5d2b82", "#9c3a80", "#e25b62", "#ff9155"],
  sun: "#ffd98a",
  halo: "#ffb866",
  far: "#5a2a80",
  middle: "#3d1d69",
  body: "#241348",
  cap: "#160c35",
  rim: "#ff9155",
};
/** @type {Palette} */
const NIGHT = {
  bands: ["#071b33", "#0b2a4a", "#0f3b5e", "#145070", "#1d6a80", "#2c8a8c"],
  sun: "#f4f7e8",
  halo: "#cfe8df",
  far: "#145068",
  middle: "#0e3a55",
  body: "#0b2238",
  cap: "#05162a",
  rim: "#7fd0c4",
};
/** @type {Palette} */
const DAWN = {
  bands: ["#3a1230", "#6a1a38", "#a62a3c", "#d94a3c", "#f58040", "#ffb74f"],
  sun: "#fff0b8",
  halo: "#ffdb84",
  far: "#94294a",
  middle: "#6b1c3c",
  body: "#3d0f2c",
  cap: "#2b0a22",
  rim: "#ffb74f",
};
const SKIES = [DUSK, NIGHT, DAWN];
const SKY_PX = 1100 * PX_PER_METRE;
const TWILIGHT_PX = 180 * PX_PER_METRE;

/** @param {string} hex */
const channels = (hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** @param {string} from @param {string} to @param {number} share 0 to 1 */
const mix = (from, to, share) => {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * share));
  return `rgb(${mixed.join(" ")})`;
};

/** @param {Palette} from @param {Palette} to @param {number} share @returns {Palette} */
const blend = (from, to, share) => ({
  bands: from.bands.map((band, index) => mix(band, to.bands[index] ?? band, share)),
  sun: mix(from.sun, to.sun, share),
  halo: mix(from.halo, to.halo, share),
  far: mix(from.far, to.far, share),
  middle: mix(from.middle, to.middle, share),
  body: mix(from.body, to.body, share),
  cap: mix(from.cap, to.cap, share),
  rim: mix(from.rim, to.rim, share),
});

/** @param {number} x in px */
export const paletteAt = (x) => {
  const place = Math.max(0, x) / SKY_PX;
  const index = Math.floor(place);
  const now = SKIES[index % SKIES.length] ?? DUSK;
  const next = SKIES[(index + 1) % SKIES.length] ?? DUSK;
  const left = (1 - (place - index)) * SKY_PX;
  return left >= TWILIGHT_PX ? now : blend(now, next, 1 - left / TWILIGHT_PX);
};
