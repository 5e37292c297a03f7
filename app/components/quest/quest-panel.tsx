import { useLocation } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { fieldOf } from "~/browser/portal-request";
import { writeCookie } from "~/browser/storage";
import { usePortalRequest } from "~/browser/use-portal-request";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import { TextProvider, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { refreshOverride } from "~/rules/refresh-override";
import { seenQuestsCookie } from "~/rules/seen-quests";
import type { QuestsResponse } from "~/view-models/quest-board";
import { useRootData } from "../frame/use-root-data";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { QuestBoard } from "./quest-board";
import { useQuestReload } from "./use-quest-reload";

const isQuestsAnswer = (value: unknown): value is QuestsResponse => Boolean(fieldOf(value, "board"));

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

type Quests = {
  /** Null if the API does not respond, undefined before the first response. */
  answer: QuestsResponse | null | undefined;
  ask: () => void;
  /** Requests new quests after expiry, without the URL's refresh override. */
  renew: () => void;
};

/** Changes revalidate the root, which requests the quests again. */
function useQuests(isOpen: boolean): Quests {
  const root = useRootData();
  const { locale, publicSettings } = root;
  const { answer, ask: askPortal } = usePortalRequest(isQuestsAnswer);
  const { search } = useLocation();
  const override = refreshOverride(search, publicSettings.appEnv) ?? undefined;
  const ask = useCallback(() => {
    void askPortal(paths.quests(locale, override));
  }, [askPortal, locale, override]);

  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen, root, ask]);

  useEffect(() => {
    const daily = answer?.board.daily;
    if (isOpen && daily) writeCookie(seenQuestsCookie(daily.refreshAt, new Date(), location));
  }, [isOpen, answer]);

  return { answer, ask, renew: useQuestReload(ask) };
}
