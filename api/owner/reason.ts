export const MAX_REASON_LENGTH = 500;

/** Browsers submit CRLF in a text area. Null for one that says nothing, or too much. */
export function readReason(text: string): string | null {
  const reason = text.replaceAll("\r\n", "\n").trim();
  return reason === "" || reason.length > MAX_REASON_LENGTH ? null : reason;
}

export const REASON_PROBLEM = `Give a reason of at most ${String(MAX_REASON_LENGTH)} characters.`;
