import type { Messages } from "./text-keys";

const SEPARATOR = "\n";

/** Keys and texts in alternating lines: Remix serializes each object entry separately, a third of them texts. */
export function packTexts(messages: Messages): string {
  return Object.entries(messages).flat().join(SEPARATOR);
}

export function unpackTexts(packed: string): Messages {
  const messages: Messages = {};
  const lines = packed.split(SEPARATOR);
  for (let line = 1; line < lines.length; line += 2) messages[lines[line - 1] ?? ""] = lines[line] ?? "";
  return messages;
}
