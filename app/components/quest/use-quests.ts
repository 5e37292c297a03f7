import { useLocation } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { writeCookie } from "~/browser/storage";
import { fieldOf } from "~/browser/portal-request";
import { usePortalRequest } from "~/browser/use-portal-request";
import { paths } from "~/paths";
import { refreshOverride } from "~/rules/refresh-override";
import { seenQuestsCookie } from "~/rules/seen-quests";
import type { QuestsResponse } from "~/view-models/quest-board";
import { useRootData } from "../frame/use-root-data";
import { useQuestReload } from "./use-quest-reload";

type Quests = {
  /** Null if the API does not respond, undefined before the first response. */
  answer: QuestsResponse | null | undefined;
  ask: () => void;
  /** Requests new quests after expiry, without the URL's refresh override. */
  renew: () => void;
};

const isQuestsAnswer = (value: unknown): value is QuestsResponse => Boolean(fieldOf(value, "board"));

/** Changes revalidate the root, which requests the quests again. */
export function useQuests(isOpen: boolean): Quests {
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
