// @ts-check

export const COLORS = {
  night: "#1a0f2e",
  star: "#d8ccff",
  warmStar: "#ffb86b",
  planet: "#8f3a66",
  planetShade: "#76305c",
  planetLight: "#a04a74",
  planetGlow: "#b05d82",
  ring: "#a98a78",
  hull: "#fff1dc",
  hullShade: "#e6cfae",
  nose: "#ff7a2f",
  fin: "#d9481f",
  pane: "#4dd8ff",
  paneRim: "#2b1a4a",
  flame: "#ff7a2f",
  flameCore: "#ffe27a",
  shot: "#4dffc3",
  bolt: "#ff5d7e",
  scout: "#e8567a",
  scoutShade: "#a83560",
  scoutLight: "#ff86a0",
  ice: "#9fdcf5",
  iceShade: "#6fb0dc",
  iceLight: "#e6faff",
  iceCrack: "#2f6f9f",
  white: "#fff6e6",
  quiet: "#a994d6",
};

export const STONES = /** @type {const} */ ([
  ["#8d7bb5", "#6a588f", "#b6a6d8"],
  ["#a07bb0", "#7a588f", "#caa6d8"],
  ["#b99bd0", "#8c6aa8", "#dcc6ee"],
]);
