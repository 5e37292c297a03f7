import { useState } from "react";
import type { QuestBoardView } from "~/view-models/quest-board";
import type { QuestCardView } from "~/view-models/quest-card";

/** Quests that were finished or claimed since the board was last shown. */
export function useQuestNews(board: QuestBoardView): QuestCardView[] {
  const [shown, setShown] = useState<{ board: QuestBoardView; news: QuestCardView[] }>({ board, news: [] });
  if (shown.board === board) return shown.news;
  const before = new Map(questsOf(shown.board).map(({ alias, state }) => [alias, state]));
  const news = questsOf(board).filter(({ alias, state }) => isFurther(before.get(alias), state));
  setShown({ board, news });
  return news;
}

const questsOf = ({ daily, longTerm }: QuestBoardView) => [...(daily?.quests ?? []), ...(longTerm?.quests ?? [])];

const STATES: readonly QuestCardView["state"][] = ["open", "claimable", "finished"];

function isFurther(before: QuestCardView["state"] | undefined, now: QuestCardView["state"]): boolean {
  return before !== undefined && STATES.indexOf(now) > STATES.indexOf(before);
}
