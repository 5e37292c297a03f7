// @ts-check

export const COLORS = {
  sun: "#ffc63a",
  sunLight: "#ffd55f",
  sunPale: "#ffe08a",
  sand: "#f2a81f",
  shadow: "#c77f12",
  ink: "#1b1423",
  inkLight: "#3a2d48",
  red: "#e0313a",
  redDark: "#a81f2c",
  paper: "#fff3d6",
  metal: "#d8cfc4",
  green: "#1fa66a",
  greenDark: "#14774b",
  blue: "#2b7de0",
  blueDark: "#1f5fb0",
  gold: "#ffd24a",
  white: "#ffffff",
};
