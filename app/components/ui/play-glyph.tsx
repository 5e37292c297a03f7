/** Three bars in the ratio 3 : 2 : 1, the product's play sign. */
export function PlayGlyph() {
  return <i className="p3" aria-hidden="true" />;
}
