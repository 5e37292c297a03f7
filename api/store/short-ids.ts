import { randomInt } from "node:crypto";

const LENGTH = 6;
const VALUES = 36 ** LENGTH;

/** Of public addresses; whoever stores it looks whether it is taken. */
export function newShortId(): string {
  return randomInt(VALUES).toString(36).padStart(LENGTH, "0");
}
