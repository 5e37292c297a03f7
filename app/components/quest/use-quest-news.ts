import { useState } from "react";
import type { QuestBoardView } from "~/view-models/quest-board";
import type { QuestCardView } from "~/view-models/quest-card";

/** Quests that were open when the board was last shown and are finished now. */
export function useQuestNews(board: QuestBoardView): QuestCardView[] {
  const [shown, setShown] = useState<{ board: QuestBoardView; news: QuestCardView[] }>({ board, news: [] });
  if (shown.board === board) return shown.news;
  const open = questsOf(shown.board).filter(isOpen);
  const news = questsOf(board).filter((quest) => !isOpen(quest) && open.some(({ alias }) => alias === quest.alias));
  setShown({ board, news });
  return news;
}

const questsOf = ({ daily, longTerm }: QuestBoardView) => [...(daily?.quests ?? []), ...(longTerm?.quests ?? [])];

const isOpen = ({ state }: QuestCardView) => state === "open";
