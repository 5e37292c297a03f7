const HOUR_MS = 3_600_000;
/** Periods are counted from a Monday, so that quests of a week change with the week. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5);

/** How quests come to a player; null limits stand for none. */
export type RefreshRule = {
  /** Hours between two refreshes, counted from midnight UTC; null: never. */
  refreshHours: number | null;
  maxNewQuestsAtRefresh: number | null;
  maxQuestsAvailable: number | null;
};

/** Start of the refresh period that `now` is in; a collection that never refreshes has one, from the epoch on. */
export function periodStartOf({ refreshHours }: Pick<RefreshRule, "refreshHours">, now: Date): Date {
  if (refreshHours === null) return new Date(0);
  const periodMs = refreshHours * HOUR_MS;
  const elapsed = now.getTime() - FIRST_MONDAY;
  return new Date(FIRST_MONDAY + Math.floor(elapsed / periodMs) * periodMs);
}

/** When the next period starts; null: never. */
export function refreshAtOf({ refreshHours }: Pick<RefreshRule, "refreshHours">, now: Date): Date | null {
  if (refreshHours === null) return null;
  return new Date(periodStartOf({ refreshHours }, now).getTime() + refreshHours * HOUR_MS);
}

/** How many quests a refresh brings to a player with so many incomplete ones (docs/product/quests.md#slots). */
export function newQuestCount(
  { maxNewQuestsAtRefresh, maxQuestsAvailable }: Omit<RefreshRule, "refreshHours">,
  incompleteQuests: number,
): number {
  const free = (maxQuestsAvailable ?? Infinity) - incompleteQuests;
  return Math.max(Math.min(free, maxNewQuestsAtRefresh ?? Infinity), 0);
}
