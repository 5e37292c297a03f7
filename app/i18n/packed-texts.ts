import type { Messages } from "./text-keys";

const BREAK = "\n";

/**
 * Texts as they travel with a page: keys and texts in turns, a line each. Remix writes, reads and hashes every entry of an
 * object apart, which costs more than all the rest of a page's data; no text has a line break.
 */
export function packTexts(messages: Messages): string {
  return Object.entries(messages).flat().join(BREAK);
}

export function unpackTexts(packed: string): Messages {
  const messages: Messages = {};
  const lines = packed.split(BREAK);
  for (let line = 1; line < lines.length; line += 2) messages[lines[line - 1] ?? ""] = lines[line] ?? "";
  return messages;
}
