export function PlayGlyph() {
  return <i className="triplet" aria-hidden="true" />;
}
