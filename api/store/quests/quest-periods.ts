const HOUR_MS = 3_600_000;
/** Periods start from a Monday, so that weekly quests change with the week. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5);

export type RefreshRule = {
  /** Hours between refreshes, counted from midnight UTC; null: never. */
  refreshHours: number | null;
  maxNewQuestsAtRefresh: number | null;
  maxQuestsAvailable: number | null;
};

export function periodStartOf({ refreshHours }: Pick<RefreshRule, "refreshHours">, now: Date): Date {
  if (refreshHours === null) return new Date(0);
  const periodMs = refreshHours * HOUR_MS;
  const elapsed = now.getTime() - FIRST_MONDAY;
  return new Date(FIRST_MONDAY + Math.floor(elapsed / periodMs) * periodMs);
}

export function refreshAtOf({ refreshHours }: Pick<RefreshRule, "refreshHours">, now: Date): Date | null {
  if (refreshHours === null) return null;
  return new Date(periodStartOf({ refreshHours }, now).getTime() + refreshHours * HOUR_MS);
}

/** Rules: docs/product/quests.md#slots. */
export function newQuestCount(
  { maxNewQuestsAtRefresh, maxQuestsAvailable }: Omit<RefreshRule, "refreshHours">,
  incompleteQuests: number,
): number {
  const free = (maxQuestsAvailable ?? Infinity) - incompleteQuests;
  return Math.max(Math.min(free, maxNewQuestsAtRefresh ?? Infinity), 0);
}
