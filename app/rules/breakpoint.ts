/** Widest narrow layout (docs/product/frame.md#narrow-and-wide). */
const NARROW_UP_TO_PX = 900;

const TABLET_FROM_PX = 600;

const NAMED_WIDTHS: ReadonlyMap<unknown, number> = new Map([
  ["mobile", 0],
  ["small", 0],
  ["tablet", TABLET_FROM_PX],
  ["medium", TABLET_FROM_PX],
  ["desktop", NARROW_UP_TO_PX + 1],
  ["large", NARROW_UP_TO_PX + 1],
]);

const WIDEST_PX = 10_000;

/** In CSS pixels; "tablet", 600, "600" and "600px" are valid, else 0 (docs/product/content.md#breakpoint). */
export function breakpointWidth(value: unknown): number {
  const named = typeof value === "string" ? NAMED_WIDTHS.get(value.trim().toLowerCase()) : undefined;
  if (named !== undefined) return named;
  const width = typeof value === "string" && /^\s*\d{1,5}(px)?\s*$/.test(value) ? parseInt(value, 10) : value;
  return typeof width === "number" && width >= 0 && width <= WIDEST_PX ? Math.round(width) : 0;
}

/** One variant per width, the widest first; the first variant of a width wins. */
export function byBreakpoint<Variant extends { minWidth: number }>(variants: readonly Variant[]): Variant[] {
  const widths = new Map<number, Variant>();
  for (const variant of variants) if (!widths.has(variant.minWidth)) widths.set(variant.minWidth, variant);
  return [...widths.values()].sort((one, other) => other.minWidth - one.minWidth);
}
