import { useLocation } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { writeCookie } from "~/browser/storage";
import { fieldOf } from "~/browser/portal-answer";
import { usePortalAnswer } from "~/browser/use-portal-answer";
import { paths } from "~/paths";
import { refreshOverride } from "~/rules/refresh-override";
import { seenQuestsCookie } from "~/rules/seen-quests";
import type { QuestsAnswer } from "~/view-models/quest-board";
import { useRootData } from "../frame/use-root-data";
import { useRenewal } from "./use-renewal";

type Quests = {
  /** Null if the API does not respond, undefined before the first response. */
  answer: QuestsAnswer | null | undefined;
  ask: () => void;
  /** Requests new quests after expiry, without the URL's refresh override. */
  renew: () => void;
};

const isQuestsAnswer = (value: unknown): value is QuestsAnswer => Boolean(fieldOf(value, "board"));

/** Changes revalidate the root, which requests the quests again. */
export function useQuests(isOpen: boolean): Quests {
  const root = useRootData();
  const { locale, publicSettings } = root;
  const { answer, ask: askPortal } = usePortalAnswer(isQuestsAnswer);
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

  return { answer, ask, renew: useRenewal(ask) };
}
