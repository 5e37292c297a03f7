/** Every game fills its canvas with the colour of its count, so that a picture of it tells the count. */
export const COLOURS = [
  [32, 32, 64],
  [192, 32, 32],
  [32, 160, 32],
  [32, 64, 224],
] as const;
