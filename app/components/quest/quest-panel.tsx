import { LANGUAGE_TAGS } from "~/i18n/locales";
import { TextProvider, useText } from "~/i18n/use-text";
import { useRootData } from "../frame/use-root-data";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { QuestBoard } from "./quest-board";
import { useQuests } from "./use-quests";

export type QuestPanelProps = { isOpen: boolean; onClose: () => void };

export function QuestPanel({ isOpen, onClose }: QuestPanelProps) {
  const t = useText();
  const { locale } = useRootData();
  const { answer, ask, renew } = useQuests(isOpen);
  return (
    <>
      <div className="quests-popover-head">
        <h2>{t("topBar.quests")}</h2>
        <button className="icon-button" type="button" aria-label={t("dialog.close")} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {answer === undefined && (
        <p className="quest-group text-small muted" role="status">
          {t("page.loading")}
        </p>
      )}
      {answer === null && (
        <div className="quest-group" role="alert">
          <p>{t("topBar.questsFailed")}</p>
          <Button variant="outline" onClick={ask}>
            {t("error.tryAgain")}
          </Button>
        </div>
      )}
      {answer && (
        <TextProvider language={LANGUAGE_TAGS[locale]} messages={answer.texts}>
          <QuestBoard board={answer.board} isOpen={isOpen} renew={renew} />
        </TextProvider>
      )}
    </>
  );
}
