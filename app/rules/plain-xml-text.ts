/** Characters outside XML 1.0. */
const INVALID_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes plain text as HTML in XML. */
export function plainXmlText(text: string): string {
  return text.replace(INVALID_CHARACTERS, "").replace(/[&<>]/g, (character) => ENTITIES[character] ?? "");
}
