import type { IconName } from "~/rules/icon-names";

const CURRENCY_GLYPHS = new Map<string, IconName>([
  ["RPX", "cr"],
  ["GPX", "cg"],
  ["BPX", "cb"],
]);

/** Null for real money. */
export function currencyGlyph(currency: string | undefined): IconName | null {
  return currency === undefined ? null : (CURRENCY_GLYPHS.get(currency) ?? null);
}
