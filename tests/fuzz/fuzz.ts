import fc from "fast-check";

/** Per property; FUZZ_SECONDS=600 searches longer. */
export const FUZZ_SECONDS = Number(process.env["FUZZ_SECONDS"] ?? 60);
const MAX_RUNS = 2 ** 31 - 1;

export async function fuzz<Input>(input: fc.Arbitrary<Input>, check: (value: Input) => void | Promise<void>) {
  await fc.assert(
    fc.asyncProperty(input, async (value) => {
      await check(value);
    }),
    { numRuns: MAX_RUNS, interruptAfterTimeLimit: FUZZ_SECONDS * 1_000, endOnFailure: false },
  );
}

export function textOf(...pieces: string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
  );
  return fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(""));
}
