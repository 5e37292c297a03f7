/** Above this width the page has its sidebar and its wide layout (docs/product/frame.md#narrow-and-wide). */
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

/** No screen is wider; larger numbers are mistakes. */
const WIDEST_PX = 10_000;

/**
 * The width in CSS pixels from which a variant of a piece of content is meant, read from its Breakpoint
 * (docs/product/content.md#breakpoint): "mobile", "tablet" or "desktop" in any case, or the width itself as a number or
 * as "600" or "600px". Anything else is meant for all widths.
 */
export function breakpointWidth(value: unknown): number {
  const named = typeof value === "string" ? NAMED_WIDTHS.get(value.trim().toLowerCase()) : undefined;
  if (named !== undefined) return named;
  const width = typeof value === "string" && /^\s*\d{1,5}(px)?\s*$/.test(value) ? parseInt(value, 10) : value;
  return typeof width === "number" && width >= 0 && width <= WIDEST_PX ? Math.round(width) : 0;
}

/** One variant per width, the widest first: the order in which a browser is asked. The first of a width wins. */
export function byBreakpoint<Variant extends { minWidth: number }>(variants: readonly Variant[]): Variant[] {
  const widths = new Map<number, Variant>();
  for (const variant of variants) if (!widths.has(variant.minWidth)) widths.set(variant.minWidth, variant);
  return [...widths.values()].sort((one, other) => other.minWidth - one.minWidth);
}
