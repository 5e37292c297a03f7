export function PlayGlyph() {
  return <i className="p3" aria-hidden="true" />;
}
