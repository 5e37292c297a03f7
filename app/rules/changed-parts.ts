import { diffArrays, diffLines, diffWordsWithSpace, type ChangeObject } from "diff";

/** From one place of a list to another; they begin at 1. */
export type Move = { from: number; to: number };

/** A piece of a value: as it was on both sides, on one of them only, or elsewhere in the list. */
export type ChangedPart =
  { text: string; change: "same" | "added" | "removed" } | ({ text: string; change: "moved" } & Move);

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

/** Of lists item by item, separated by commas; one that is elsewhere now has moved, and is not removed. */
export function changedList(before: readonly string[] | null, after: readonly string[] | null): ChangedPart[] {
  const [earlier, later] = [before ?? [], after ?? []];
  const moves = movesIn(earlier, later);
  const parts = diffArrays([...earlier], [...later]).flatMap(({ value, added, removed }): ChangedPart[] => {
    if (!added && !removed) return [{ text: value.join(", "), change: "same" }];
    const others = value.filter((item) => !moves.has(item));
    return [
      ...(others.length > 0 ? [{ text: others.join(", "), change: added ? "added" : "removed" } as const] : []),
      ...value.flatMap((text) => {
        const move = moves.get(text);
        return added && move ? [{ text, change: "moved", ...move } as const] : [];
      }),
    ];
  });
  return parts.map((part, index) => (index === parts.length - 1 ? part : { ...part, text: `${part.text}, ` }));
}

/** Of all items that are on both sides; those that a list has twice cannot be told apart. */
function movesIn(before: readonly string[], after: readonly string[]): ReadonlyMap<string, Move> {
  const [earlier, later] = [placesOf(before), placesOf(after)];
  return new Map(
    [...later].flatMap(([item, to]) => {
      const from = earlier.get(item);
      return from === undefined ? [] : [[item, { from, to }]];
    }),
  );
}

/** Of what a list has once. */
function placesOf(list: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return new Map(list.flatMap((item, index) => (counts.get(item) === 1 ? [[item, index + 1]] : [])));
}
