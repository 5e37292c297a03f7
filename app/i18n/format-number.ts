const NO_BREAK_SPACE = "\u00a0";
const SMALLEST_GROUPED = 1000;

/** Lazy: the constructor takes 50 ms on a slow phone, and few pages need it in the browser. */
let byThree: Intl.NumberFormat | undefined;

/** Groups by three with no-break spaces in every language. */
export function groupDigits(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < SMALLEST_GROUPED) return String(value);
  byThree ??= new Intl.NumberFormat("en", { maximumFractionDigits: 20 });
  return byThree.format(value).replaceAll(",", NO_BREAK_SPACE);
}
