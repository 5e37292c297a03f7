import { type RefObject, useEffect, useRef, useState } from "react";
import { isMotionAllowed } from "~/browser/motion-allowed";
import { formatList } from "~/i18n/format-list";
import { useText } from "~/i18n/use-text";
import type { QuestBoardView, QuestGroupView } from "~/view-models/quest-board";
import type { QuestCardView } from "~/view-models/quest-card";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { Purse } from "../profile/purse";
import { ButtonLink } from "../ui/button-link";
import { QuestCard } from "./quest-card";
import { useQuestExpiry } from "./use-quest-expiry";

const questsOf = ({ daily, longTerm }: QuestBoardView) => [...(daily?.quests ?? []), ...(longTerm?.quests ?? [])];

const STATES: readonly QuestCardView["state"][] = ["open", "claimable", "finished"];

type QuestBoardProps = { board: QuestBoardView; isOpen: boolean; renew: () => void };

/** Signed-out visitors see what an account offers (docs/product/quests.md#signed-out). */
export function QuestBoard({ board, isOpen, renew }: QuestBoardProps) {
  const t = useText();
  const { locale } = useRootData();
  const { isSignedOut, purse, daily, longTerm } = board;
  const news = useQuestNews(board);
  const titles = news.map(({ title }) => title);
  const group = { isOpen, renew, news: news.map(({ alias }) => alias) };
  const container = useCelebration(news);
  return (
    <div ref={container}>
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

type QuestSignUpProps = { text: string };

function QuestSignUp({ text }: QuestSignUpProps) {
  const t = useText();
  return (
    <div className="quest quest--sign-up">
      <p>{text}</p>
      <ButtonLink href={useLoginHref("sign-up")} variant="outline" isDocument>
        {t("quests.signUpButton")}
      </ButtonLink>
    </div>
  );
}

function useCelebration(news: readonly QuestCardView[]): RefObject<HTMLDivElement> {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news.length === 0 || !isMotionAllowed()) return;
    import("~/browser/celebrate").then(
      ({ celebrate }) => board.current?.querySelectorAll(".quest--won").forEach(celebrate),
      () => undefined,
    );
  }, [news]);
  return board;
}

/** Quests that were finished or claimed since the board was last shown. */
function useQuestNews(board: QuestBoardView): QuestCardView[] {
  const [rendered, setRendered] = useState<{ board: QuestBoardView; news: QuestCardView[] }>({ board, news: [] });
  if (rendered.board === board) return rendered.news;
  const before = new Map(questsOf(rendered.board).map(({ alias, state }) => [alias, state]));
  const news = questsOf(board).filter(({ alias, state }) => isFurther(before.get(alias), state));
  setRendered({ board, news });
  return news;
}

function isFurther(before: QuestCardView["state"] | undefined, now: QuestCardView["state"]): boolean {
  return before !== undefined && STATES.indexOf(now) > STATES.indexOf(before);
}

type QuestGroupProps = {
  title: string;
  group: QuestGroupView;
  isOpen: boolean;
  renew: () => void;
  /** Aliases of quests finished since they were last shown. */
  news: readonly string[];
};

function QuestGroup({ title, group, isOpen, renew, news }: QuestGroupProps) {
  const t = useText();
  const { quests, placeholders, note, refreshAt } = group;
  const isOver = useQuestExpiry(refreshAt, isOpen, renew);
  return (
    <div className="quest-group">
      <div className="quest-group-head">
        <h3>{title}</h3>
        <p className="text-small muted" aria-live="polite">
          {isOver ? t("quests.refreshToUpdate") : note}
        </p>
      </div>
      {quests.length + placeholders === 0 && <p className="text-small muted">{t("quests.empty")}</p>}
      <ul>
        {quests.map((quest) => (
          <QuestCard key={quest.alias} quest={quest} isNews={news.includes(quest.alias)} />
        ))}
        {Array.from({ length: placeholders }, (_, index) => (
          <li key={index} className="quest quest--empty">
            {t("quests.freeSlot")}
          </li>
        ))}
      </ul>
    </div>
  );
}
