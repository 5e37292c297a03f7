/** What XML 1.0 can hold: no control characters but these three, and no half of a surrogate pair. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A plain text as HTML inside XML: it shows as it was written, and no sign of it is markup. */
export function plainXmlText(text: string): string {
  return text.replace(IMPOSSIBLE, "").replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "");
}
