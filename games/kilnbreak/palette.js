// @ts-check

export const COLORS = {
  night: "#2b0f1d",
  soot: "#1c0813",
  pillar: "#451420",
  pillarLight: "#561a24",
  brickShade: "rgb(93 22 32 / 0.45)",
  fired: "#7d3038",
  firedLight: "#99434a",
  crackedFired: "#a84a3f",
  rivet: "#e7a07a",
  crack: "#2b0f1d",
  glaze: "#35d0ba",
  glazeDark: "#16786f",
  glazeLight: "#b9f6ea",
  iron: "#3a1b26",
  ironLight: "#5d2f3a",
  ember: "#ff6a2a",
  emberCore: "#ffe27a",
  ball: "#fffaf0",
  ballShade: "#f2c48a",
  gold: "#ffd76a",
  white: "#fff6e6",
  quiet: "#c98a6a",
};

export const CLAY = /** @type {const} */ (["#d95736", "#e2603b", "#f0834a", "#b83f29", "#cf4d2e", "#f2a35e"]);

export const FIRE = {
  radii: [128, 104, 76, 44],
  closed: ["#421620", "#5e1d22", "#842c21", "#b4482a"],
  open: ["#8e2a22", "#f7a93b", "#ffd76a", "#fff3c4"],
};
