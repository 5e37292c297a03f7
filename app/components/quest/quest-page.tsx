import { useRevalidator } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { CodeResult, QuestPageView } from "~/view-models/quest-page";
import { MissingPart } from "../error/missing-part";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { CodeForm } from "./code-form";
import { EarnedReward } from "./earned-reward";
import { LevelPanel } from "./level-panel";
import { QuestBoard } from "./quest-board";
import { useQuestReload } from "./use-quest-reload";

type QuestPageProps = { page: QuestPageView; answer: CodeResult | undefined };

export function QuestPage({ page: { board, level, rewards, pager }, answer }: QuestPageProps) {
  const t = useText();
  const renew = useQuestReload(useRevalidator().revalidate);
  return (
    <div className="two-columns quests-page">
      <section aria-labelledby="quests">
        <h2 id="quests">{t("questPage.title")}</h2>
        <QuestBoard board={board} isOpen renew={renew} />
      </section>
      <div>
        {level && <LevelPanel level={level} />}
        <section className="panel" aria-labelledby="codes">
          <h2 className="heading-small" id="codes">
            {t("questPage.codes")}
          </h2>
          <CodeForm answer={answer} />
        </section>
        <section className="panel" aria-labelledby="rewards">
          <h2 className="heading-small" id="rewards">
            {t("questPage.rewards")}
          </h2>
          {rewards === null && <MissingPart text={t("questPage.rewardsFailed")} />}
          {rewards?.length === 0 && <EmptyList text={t("questPage.noRewards")} />}
          {rewards && rewards.length > 0 && (
            <ul className="earned-list">
              {rewards.map((reward) => (
                <EarnedReward key={reward.id} reward={reward} />
              ))}
            </ul>
          )}
          {pager && <Pager pager={pager} />}
        </section>
      </div>
    </div>
  );
}
