export const PLAYER = "ada";
export const PASSWORD = "seven lanterns in a row";
