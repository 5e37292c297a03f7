const NO_BREAK_SPACE = "\u00a0";

const byThree = new Intl.NumberFormat("en", { maximumFractionDigits: 20 });

/** A number with its digits grouped by three with no-break spaces, alike in every language (spec section 9). */
export function groupDigits(value: number): string {
  return byThree.format(value).replaceAll(",", NO_BREAK_SPACE);
}
