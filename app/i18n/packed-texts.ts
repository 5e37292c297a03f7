import type { Messages } from "./text-keys";

const BREAK = "\n";

/**
 * Texts as they travel with a page: keys and texts in turns, a line each. Remix writes and reads every entry of an object
 * apart, and texts are a fifth to a third of a page's entries; no text has a line break.
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
