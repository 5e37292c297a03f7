// @ts-check

/** The colours of the cover. */
export const COLORS = {
  wall: "#ffc393",
  stripe: "#ffd3ac",
  shade: "#ffb27a",
  frame: "#5cc8c8",
  glass: "#a5ece4",
  white: "#ffffff",
  cream: "#fff3e2",
  table: "#e54b58",
  tableDark: "#c8364a",
  tableShadow: "#a82a40",
  plateDark: "#dfe9f2",
  crust: "#a85a1c",
  dough: "#f7d08a",
  doughLight: "#ffe6b3",
  brown: "#d98a36",
  syrup: "#7a2f0e",
  syrupLight: "#a34a18",
  butter: "#ffd84d",
  butterDark: "#f2b01e",
  butterLight: "#ffe98a",
  steel: "#c9d2de",
  steelDark: "#8d97a8",
  handle: "#454f63",
  coffee: "#6b3214",
  mugShade: "#e2e8ef",
  cap: "#ffe9d0",
  key: "#8f2b3a",
  ink: "#5c1724",
};

/** The sky from the roof to the stars, in flat bands. */
export const SKY = [
  "#a5ece4",
  "#b9efe0",
  "#d6efd0",
  "#ffe3b8",
  "#ffd3ac",
  "#ffb890",
  "#f5917f",
  "#d9667a",
  "#a9476f",
  "#743361",
  "#4c2352",
  "#301743",
];
