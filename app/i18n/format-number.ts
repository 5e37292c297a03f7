const NO_BREAK_SPACE = "\u00a0";
const SMALLEST_GROUPED = 1000;

/** Made when the first number is shown: it takes a slow phone 50 ms, and few pages need it in the browser. */
let byThree: Intl.NumberFormat | undefined;

/** A number with its digits grouped by three with no-break spaces, alike in every language. */
export function groupDigits(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < SMALLEST_GROUPED) return String(value);
  byThree ??= new Intl.NumberFormat("en", { maximumFractionDigits: 20 });
  return byThree.format(value).replaceAll(",", NO_BREAK_SPACE);
}
