/** Somebody with something of everything, in the database of each release. */
export const PLAYER = "ada";
export const PASSWORD = "seven lanterns in a row";
