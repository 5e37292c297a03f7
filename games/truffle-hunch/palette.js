// @ts-check

/** The colours of the cover. */
export const COLORS = {
  sky: "#f7b24a",
  skyHigh: "#fbc768",
  sun: "#fde3a0",
  hill: "#7c3a22",
  trunk: "#3b1c1a",
  deep: "#2e180c",
  hole: "#4a2a1c",
  holeShade: "#38200f",
  soil: "#8a5a2f",
  soilShade: "#5f3a1f",
  soilLight: "#a8733f",
  grass: "#6f9a3a",
  grassLight: "#8fbb4c",
  cream: "#f6ead2",
  white: "#ffffff",
  flag: "#ff5a4d",
  flagDark: "#c93328",
  gold: "#ffd86b",
  mint: "#7bc7a0",
  truffle: "#2a160c",
  truffleLight: "#4d2c1a",
  truffleSpot: "#8a5c38",
  beetle: "#5b3a8c",
  beetleLight: "#8d68c9",
  stink: "#b5dc52",
  pig: "#ff9fae",
  pigShade: "#f0879a",
  ear: "#e77a8e",
  earInside: "#c9566f",
  snout: "#ffb8c2",
  snoutShade: "#d9647c",
  nostril: "#a83a55",
  cheek: "#ff7f94",
  ink: "#2b1220",
};

/** Digits on dark soil, one to eight. */
export const NUMBER_COLORS = ["#8fdcb4", "#ffcf5a", "#ff9a7a", "#ffa9bd", "#c9b2ff", "#82d9f2", "#ffffff", "#e0d2bc"];
