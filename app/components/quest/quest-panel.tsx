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

const isQuestsResponse = (value: unknown): value is QuestsResponse => Boolean(fieldOf(value, "board"));

export type QuestPanelProps = { isOpen: boolean; onClose: () => void };

export function QuestPanel({ isOpen, onClose }: QuestPanelProps) {
  const t = useText();
  const { locale } = useRootData();
  const { data, load, renew } = useQuests(isOpen);
  return (
    <>
      <div className="quests-popover-head">
        <h2>{t("topBar.quests")}</h2>
        <button className="icon-button" type="button" aria-label={t("dialog.close")} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {data === undefined && (
        <p className="quest-group text-small muted" role="status">
          {t("page.loading")}
        </p>
      )}
      {data === null && (
        <div className="quest-group" role="alert">
          <p>{t("topBar.questsFailed")}</p>
          <Button variant="outline" onClick={load}>
            {t("error.tryAgain")}
          </Button>
        </div>
      )}
      {data && (
        <TextProvider language={LANGUAGE_TAGS[locale]} messages={data.texts}>
          <QuestBoard board={data.board} isOpen={isOpen} renew={renew} />
        </TextProvider>
      )}
    </>
  );
}

type Quests = {
  /** Null if the API does not respond, undefined before the first response. */
  data: QuestsResponse | null | undefined;
  load: () => void;
  /** Requests new quests after expiry, without the URL's refresh override. */
  renew: () => void;
};

/** Changes revalidate the root, which requests the quests again. */
function useQuests(isOpen: boolean): Quests {
  const root = useRootData();
  const { locale, publicSettings } = root;
  const { data, load: loadQuests } = usePortalRequest(isQuestsResponse);
  const { search } = useLocation();
  const override = refreshOverride(search, publicSettings.appEnv) ?? undefined;
  const load = useCallback(() => {
    void loadQuests(paths.quests(locale, override));
  }, [loadQuests, locale, override]);

  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, root, load]);

  useEffect(() => {
    const daily = data?.board.daily;
    if (isOpen && daily) writeCookie(seenQuestsCookie(daily.refreshAt, new Date(), location));
  }, [isOpen, data]);

  return { data, load, renew: useQuestReload(load) };
}
