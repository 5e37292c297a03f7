import { createHash } from "node:crypto";

/** Deterministic random values: the same name gives the same sequence. */
export type SeededRandom = {
  fraction(): number;
  below(limit: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
  /** Zipf-distributed: rank r is drawn about 1 / (r + 1) as often as rank 0. */
  zipfBelow(ranks: number): number;
};

export function createSeededRandom(name: string): SeededRandom {
  const fraction = fractionsFrom(createHash("sha1").update(`chance:${name}`).digest().readUInt32BE(0));
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    oneOf(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error("There is nothing to draw from.");
      return value;
    },
    zipfBelow: (ranks) => Math.min(ranks, Math.floor((ranks + 1) ** fraction())) - 1,
  };
}

/** Mulberry32: small, fast, and good enough for test data. */
function fractionsFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
