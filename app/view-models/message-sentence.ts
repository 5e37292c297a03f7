import type { TextKey, TextParams } from "~/i18n/text-keys";
import type { ViewContext } from "./view-context";

export type SentencePart = { text: string; isName: boolean };

/** Markers around a name; they occur in no text. */
const NAME_START = "\u0002";
const NAME_END = "\u0003";
const NAME_MARKERS = new RegExp(`[${NAME_START}${NAME_END}]`, "g");

export function sentenceOf(
  key: TextKey,
  names: Record<string, string>,
  { t }: ViewContext,
  reason = "",
): SentencePart[] {
  const marked: TextParams = { reason: reason.replace(NAME_MARKERS, "") };
  for (const [role, name] of Object.entries(names)) {
    marked[role] = NAME_START + name.replace(NAME_MARKERS, "") + NAME_END;
  }
  return t(key, marked)
    .split(NAME_START)
    .flatMap((piece) => splitName(piece))
    .filter(({ text }) => text !== "");
}

function splitName(piece: string): SentencePart[] {
  const end = piece.indexOf(NAME_END);
  if (end < 0) return [{ text: piece, isName: false }];
  return [
    { text: piece.slice(0, end), isName: true },
    { text: piece.slice(end + 1), isName: false },
  ];
}
