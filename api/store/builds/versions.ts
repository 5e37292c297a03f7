const FIRST_VERSION = "1.0.0.0";
const MAX_NUMBER = 65_535;

/** Negative if `a` is lower. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const difference = left.map((number, index) => number - (right[index] ?? 0)).find((each) => each !== 0);
  return difference ?? 0;
}

/** The last number counts up. */
export function nextVersion(last: string | null): string {
  if (last === null) return FIRST_VERSION;
  const numbers = numbersOf(last);
  const raised = numbers.map((number) => number < MAX_NUMBER).lastIndexOf(true);
  return numbers.map((number, index) => (index < raised ? number : index === raised ? number + 1 : 0)).join(".");
}

function numbersOf(version: string): number[] {
  return version.split(".").map(Number);
}
