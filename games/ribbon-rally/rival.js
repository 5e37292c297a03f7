// @ts-check

/** Progress 0 to 1 by steps since the start. @typedef {(steps: number) => number} Rival */
/** @typedef {{ ms: number, trace: number[] }} Ghost a former run: its time and where it was, in thousandths, every half second */

export const SAMPLE_STEPS = 30;
const PACE_LETTERS_PER_STEP = 2.6 / 60;

/** @param {number} letters of the complete ribbon @returns {Rival} */
export const createPaceCar = (letters) => (steps) => Math.min(1, (steps * PACE_LETTERS_PER_STEP) / letters);

/** @param {Ghost} ghost @returns {Rival} */
export const createGhost = ({ trace }) => {
  const last = trace.length - 1;
  return (steps) => {
    const position = Math.min(last, steps / SAMPLE_STEPS);
    const index = Math.floor(position);
    const [from, to] = [trace[index] ?? 0, trace[Math.min(last, index + 1)] ?? 0];
    return (from + (to - from) * (position - index)) / 1000;
  };
};

/** Validates a save slot's data. @param {unknown} data @returns {Ghost | null} */
export const readGhost = (data) => {
  if (typeof data !== "object" || data === null || !("ms" in data) || !("trace" in data)) return null;
  const { ms, trace } = data;
  if (typeof ms !== "number" || !Array.isArray(trace) || trace.length < 2 || trace.length > 5000) return null;
  return trace.every((share) => typeof share === "number") ? { ms, trace } : null;
};
