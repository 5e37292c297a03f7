// @ts-check

export const COLORS = {
  sand: "#f2d9b0",
  dune: "#e7c894",
  grain: "#d9b57c",
  wet: "#c7a46f",
  foam: "#fffdf3",
  shallow: "#8fe0d6",
  sea: "#36b0ab",
  deep: "#1b8294",
  panel: "#c39a63",
  dent: "#a37c49",
  shade: "#7d5a3c",
  star: "#ff7a5c",
  starShade: "#b94b3a",
  starDot: "#ffd0b8",
  shell: "#fff3e0",
  shellLine: "#f2a98c",
  white: "#ffffff",
  ink: "#0a4453",
  coral: "#ff8f66",
};

/** @typedef {{ face: string, side: string, glint: string, ink: string }} Tint */

const DARK = "#0c4a57";
const PALE = "#ffffff";
const EMBER = "#5c1c0c";

/** @type {readonly Tint[]} */
const TINTS = [
  { face: "#eef8ea", side: "#cfe3d2", glint: "#ffffff", ink: DARK },
  { face: "#bfeedd", side: "#96d9c4", glint: "#e2faf0", ink: DARK },
  { face: "#9fe3d1", side: "#76cbb6", glint: "#cdf4ea", ink: DARK },
  { face: "#7fd8c4", side: "#5cc3ae", glint: "#b2ebde", ink: DARK },
  { face: "#55c4b9", side: "#37a89e", glint: "#92dfd6", ink: "#06333d" },
  { face: "#36b0ab", side: "#22918f", glint: "#74d0c8", ink: "#052c35" },
  { face: "#1b7f92", side: "#12667a", glint: "#4aa8b6", ink: PALE },
  { face: "#14536e", side: "#0d3f57", glint: "#3a7f99", ink: PALE },
  { face: "#ff8f66", side: "#e56d47", glint: "#ffbe9c", ink: EMBER },
  { face: "#ff7154", side: "#dc5039", glint: "#ffa68f", ink: "#4f120a" },
  { face: "#ef4f57", side: "#c93844", glint: "#ff8a8c", ink: PALE },
  { face: "#c93a62", side: "#a3284e", glint: "#ea7394", ink: PALE },
  { face: "#952f6b", side: "#752154", glint: "#c0649a", ink: PALE },
  { face: "#642c6c", side: "#4b1f53", glint: "#95609c", ink: PALE },
];
const LAST = TINTS.length - 1;

/** @param {number} value of a shard @returns {Tint} */
export const tintOf = (value) => {
  const tint = TINTS[Math.min(LAST, Math.round(Math.log2(value)) - 1)];
  if (!tint) throw new RangeError(`No tint for ${value}.`);
  return tint;
};
