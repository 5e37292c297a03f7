const UTF16_MARKS = ["\xff\xfe", "\xfe\xff"];
const UTF8_MARK = "\xef\xbb\xbf";
const ATTRIBUTES = `(?:\\s(?:[^"'>]|"[^"]*"|'[^']*')*)?`;
const SPACE = /\s+/y;
const BEFORE_HEAD = [/<\?xml[^>]*>/y, /<!doctype[^>]*>/iy, new RegExp(`<html${ATTRIBUTES}>`, "iy")];
const HEAD = new RegExp(`<head${ATTRIBUTES}>`, "iy");
const COMMENT_START = "<!--";
const COMMENT_END = "-->";

/** How much of a page `scriptPlace` needs to see. */
export const PAGE_START_BYTES = 64 * 1024;

/**
 * Where a script is the first in the page's head, in bytes; null for a page whose encoding has no plain tags. Tags may
 * be left out, so that the place is after those of doctype, html and head that are there.
 */
export function scriptPlace(start: Uint8Array): number | null {
  const text = Buffer.from(start).toString("latin1", 0, PAGE_START_BYTES);
  if (UTF16_MARKS.some((mark) => text.startsWith(mark))) return null;
  let at = text.startsWith(UTF8_MARK) ? UTF8_MARK.length : 0;
  let place = at;
  for (;;) {
    const head = endOf(HEAD, text, at);
    if (head !== null) return head;
    const tag = BEFORE_HEAD.map((pattern) => endOf(pattern, text, at)).find((end) => end !== null);
    const next = tag ?? endOf(SPACE, text, at) ?? commentEnd(text, at);
    if (next === null) return place;
    if (tag !== undefined) place = next;
    at = next;
  }
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function commentEnd(text: string, at: number): number | null {
  if (!text.startsWith(COMMENT_START, at)) return null;
  const end = text.indexOf(COMMENT_END, at + COMMENT_START.length);
  return end === -1 ? null : end + COMMENT_END.length;
}
