/** A fixed permutation that needs no memory; `placeOf` is the inverse of `at`. */
export type ShuffledOrder = { at(position: number): number; positionOf(value: number): number };

/** Sizes are well below 2^26, so that products of two numbers stay exact. */
export function shuffledOrder(size: number, start: number): ShuffledOrder {
  const stride = strideFor(size);
  const inverse = inverseOf(stride, size);
  const offset = start % size;
  return {
    at: (position) => (position * stride + offset) % size,
    positionOf: (value) => (((value - offset + size) % size) * inverse) % size,
  };
}

/** Near the golden ratio, neighbours end up far apart; a coprime stride visits every number once. */
function strideFor(size: number): number {
  let stride = Math.max(1, Math.round(size * 0.618));
  while (greatestCommonDivisor(stride, size) !== 1) stride += 1;
  return stride;
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}

function inverseOf(value: number, modulus: number): number {
  let [remainder, next] = [modulus, value % modulus];
  let [factor, nextFactor] = [0, 1];
  while (next !== 0) {
    const quotient = Math.floor(remainder / next);
    [remainder, next] = [next, remainder - quotient * next];
    [factor, nextFactor] = [nextFactor, factor - quotient * nextFactor];
  }
  return (factor + modulus) % modulus;
}
