import { afterAll } from "vitest";

/** The demo catalogue has a section of a type that only a later portal would know. */
export const UNKNOWN_SECTION = /^Section ".+" \([\w-]+\) has a type that this portal does not know; it is skipped\.$/;

/** Lets the tests of a file be warned of what fits a pattern; every other warning fails them as ever. */
export function expectWarnings(...expected: RegExp[]): void {
  // Not for each test anew: a call that a page did not wait for may warn between two.
  const warn = console.warn;
  console.warn = (...words: unknown[]) => {
    if (!expected.some((pattern) => pattern.test(String(words[0])))) warn(...words);
  };
  afterAll(() => {
    console.warn = warn;
  });
}
