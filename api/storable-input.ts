import type { InputProblem } from "./input-failure";

const MAX_DEPTH = 50;
const NUL = "\0";
// With the u flag, only unpaired surrogates match.
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Finds what PostgreSQL cannot store (NUL, unpaired surrogates) and values nested deeper than MAX_DEPTH. */
export function findUnstorable(value: unknown, path: string[] = []): InputProblem | null {
  if (typeof value === "string") return isStorable(value) ? null : unstorable(path);
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return null;
  if (path.length >= MAX_DEPTH) return { path: path.slice(0, 1), message: "is nested too deeply" };
  for (const [key, item] of Object.entries(value)) {
    if (!isStorable(key)) return unstorable(path);
    const found = findUnstorable(item, [...path, key]);
    if (found) return found;
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes(NUL) && !LONE_SURROGATE.test(text);
}

function unstorable(path: string[]): InputProblem {
  return { path, message: "must not contain NUL characters or halves of surrogate pairs" };
}
