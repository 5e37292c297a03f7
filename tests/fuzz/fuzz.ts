import fc from "fast-check";

/** How long each input is tried; FUZZ_SECONDS=600 looks further. */
export const FUZZ_SECONDS = Number(process.env["FUZZ_SECONDS"] ?? 60);
const MOST_RUNS = 2 ** 31 - 1;

/** Holds a property against as many inputs as the time allows, and tells a failure with its seed and smallest input. */
export async function fuzz<Input>(input: fc.Arbitrary<Input>, holds: (value: Input) => void | Promise<void>) {
  await fc.assert(
    fc.asyncProperty(input, async (value) => {
      await holds(value);
    }),
    { numRuns: MOST_RUNS, interruptAfterTimeLimit: FUZZ_SECONDS * 1_000, endOnFailure: false },
  );
}

/** Text that is put together from pieces which mean something to a parser, and from anything else. */
export function textOf(...pieces: string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
  );
  return fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(""));
}
