import { LANGUAGE_TAGS, type Locale } from "./locales";

const STEP = 1024;
export const BYTES_PER_MEGABYTE = STEP ** 2;
const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
/** Tenths are shown below this. */
const WHOLE_FROM = 100;
const NO_BREAK_SPACE = "\u00a0";

/** "4.2 MB", "980 kB": units of 1,024, as file managers and the limits of uploads count. */
export function formatBytes(bytes: number, locale: Locale): string {
  let index = 0;
  let value = bytes;
  while (Math.round(value) >= STEP && index < UNITS.length - 1) {
    value /= STEP;
    index++;
  }
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: "unit",
    unit: UNITS[index],
    unitDisplay: index === 0 ? "long" : "short",
    maximumFractionDigits: index > 1 && value < WHOLE_FROM ? 1 : 0,
  });
  return format.format(value).replaceAll(/\s/g, NO_BREAK_SPACE);
}
