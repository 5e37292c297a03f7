import { afterAll } from "vitest";

/** The demo catalogue contains a section of an unknown type. */
export const UNKNOWN_SECTION = /^Section ".+" \([\w-]+\) has a type that this portal does not know; it is skipped\.$/;

export function expectWarnings(...expected: RegExp[]): void {
  // Not per test: an unawaited call may warn between two tests.
  const warn = console.warn;
  console.warn = (...values: unknown[]) => {
    if (!expected.some((pattern) => pattern.test(String(values[0])))) warn(...values);
  };
  afterAll(() => {
    console.warn = warn;
  });
}
