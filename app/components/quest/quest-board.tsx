import { formatList } from "~/i18n/format-list";
import { useText } from "~/i18n/use-text";
import type { QuestBoardView } from "~/view-models/quest-board";
import { useRootData } from "../frame/use-root-data";
import { Purse } from "../profile/purse";
import { QuestGroup } from "./quest-group";
import { QuestSignUp } from "./quest-sign-up";
import { useCelebration } from "./use-celebration";
import { useQuestNews } from "./use-quest-news";

type QuestBoardProps = { board: QuestBoardView; isOpen: boolean; renew: () => void };

/** Signed-out visitors see what an account offers (docs/product/quests.md#signed-out). */
export function QuestBoard({ board, isOpen, renew }: QuestBoardProps) {
  const t = useText();
  const { locale } = useRootData();
  const { isSignedOut, purse, daily, longTerm } = board;
  const news = useQuestNews(board);
  const titles = news.map(({ title }) => title);
  const group = { isOpen, renew, news: news.map(({ alias }) => alias) };
  const place = useCelebration(news);
  return (
    <div ref={place}>
      <p className="visually-hidden" role="status">
        {titles.length > 0 && t("quests.finished", { titles: formatList(titles, locale) })}
      </p>
      {purse && <Purse balances={purse} label={t("wallet.balances")} />}
      {daily && <QuestGroup title={t("quests.daily")} group={daily} {...group} />}
      {isSignedOut && (
        <div className="quest-group">
          <QuestSignUp text={t("quests.signUp")} />
          <h3>{t("quests.longTerm")}</h3>
          <QuestSignUp text={t("quests.longTermSignUp")} />
        </div>
      )}
      {longTerm && <QuestGroup title={t("quests.longTerm")} group={longTerm} {...group} />}
    </div>
  );
}
