// @ts-check

export const COLORS = {
  sky: "#9fdcf2",
  skyLight: "#c4ecf8",
  haze: "#7cc8ea",
  mountain: "#ffffff",
  mountainShade: "#d9f1fa",
  sea: "#2f8fc4",
  seaMiddle: "#2680b6",
  seaDeep: "#1d6fa3",
  wave: "#7fd0ee",
  snow: "#ffffff",
  ice: "#eefaff",
  crackedIce: "#cdeefb",
  crack: "#4aa5d0",
  iceLeft: "#8ed2ee",
  iceRight: "#5cb4dc",
  shadow: "rgb(60 143 187 / 0.55)",
  coat: "#1d2740",
  coatLight: "#2c3a5c",
  beak: "#f5962a",
  white: "#ffffff",
  fur: "#fbf4e6",
  furShade: "#e4d8c2",
  ear: "#d9a9a0",
  ink: "#0e3a58",
  gold: "#ffc93c",
  night: "#0c3350",
};

export const SCARVES = /** @type {const} */ ([
  ["#ff4d5e", "#c92f45"],
  ["#2fd08a", "#1a9a66"],
]);
