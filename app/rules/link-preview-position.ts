/** Of link previews (docs/product/metadata.md): a wide cover fills the height, and its art half the width. */
const ART = { width: 600, height: 630 };
const COVER_WIDTH = (ART.height * 16) / 9;

/**
 * Which part of a wide cover a link preview shows, as `object-position` counts.
 * @param focusX Of the cover, in percent; null for the middle.
 */
export function linkPreviewPosition(focusX: number | null): number {
  const room = COVER_WIDTH - ART.width;
  const left = ((focusX ?? 50) / 100) * COVER_WIDTH - ART.width / 2;
  return Math.round((100 * Math.min(room, Math.max(0, left))) / room);
}
