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
  /** Null while the API does not answer, undefined before it did. */
  answer: QuestsAnswer | null | undefined;
  ask: () => void;
  /** The quests' time is over: asks for the new ones, without the refresh time of the address. */
  renew: () => void;
};

const isQuestsAnswer = (value: unknown): value is QuestsAnswer => Boolean(fieldOf(value, "board"));

/** The quests, asked for each time the popover opens, and after changes meanwhile: those ask for the root again. */
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
