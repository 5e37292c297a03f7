import { diffArrays, diffLines, diffWordsWithSpace, type ChangeObject } from "diff";

/** A piece of a value: as it was on both sides, or on one of them only. */
export type ChangedPart = { text: string; change: "same" | "added" | "removed" };

/** Shorter values are easier to read as wholes. */
const MIN_WORDS = 6;
/** Beyond them a comparison takes long. */
const MAX_EDITS = 400;
/** Of the longer text, in letters; with less in common both are easier to read as wholes. */
const MIN_SHARED = 0.25;
/** Unchanged text longer than this is left out but for its ends. */
const MAX_SAME_LENGTH = 400;
const KEPT_LENGTH = 120;

/** Null is a side without the value. */
export function changedText(before: string | null, after: string | null): ChangedPart[] {
  const whole: ChangedPart[] = [
    ...(before === null ? [] : [{ text: before, change: "removed" } as const]),
    ...(after === null ? [] : [{ text: after, change: "added" } as const]),
  ];
  if (before === null || after === null || isShort(before) || isShort(after)) return whole;
  const limit = { maxEditLength: MAX_EDITS };
  const changes = diffWordsWithSpace(before, after, limit) ?? diffLines(before, after, limit);
  if (!changes || sharedLetters(changes) < MIN_SHARED * Math.max(before.length, after.length)) return whole;
  return changes.map(({ value, added, removed }, index) => {
    if (added || removed) return { text: value, change: added ? "added" : "removed" };
    return { text: shorten(value, { isFirst: index === 0, isLast: index === changes.length - 1 }), change: "same" };
  });
}

function isShort(text: string): boolean {
  return text.trim().split(/\s+/).length < MIN_WORDS;
}

function sharedLetters(changes: readonly ChangeObject<string>[]): number {
  const shared = changes.filter(({ added, removed }) => !added && !removed);
  return shared.reduce((sum, { value }) => sum + value.trim().length, 0);
}

/** The ends that are next to a change stay. */
function shorten(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  if (text.length <= MAX_SAME_LENGTH) return text;
  const start = isFirst ? "" : text.slice(0, KEPT_LENGTH);
  const end = isLast ? "" : text.slice(-KEPT_LENGTH);
  return `${start}…${end}`;
}

/** Of lists item by item, separated by commas. */
export function changedList(before: readonly string[] | null, after: readonly string[] | null): ChangedPart[] {
  const changes = diffArrays([...(before ?? [])], [...(after ?? [])]);
  return changes.map(({ value, added, removed }, index) => ({
    text: value.join(", ") + (index === changes.length - 1 ? "" : ", "),
    change: added ? "added" : removed ? "removed" : "same",
  }));
}
