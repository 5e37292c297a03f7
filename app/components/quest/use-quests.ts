import { useFetcher, useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { paths } from "~/paths";
import { refreshOverride, withoutRefreshOverride } from "~/rules/refresh-override";
import { seenQuestsCookie } from "~/rules/seen-quests";
import type { QuestsAnswer } from "~/view-models/quest-board";
import { useRootData } from "../frame/use-root-data";

type Quests = {
  /** Null while the API does not answer, undefined before it did. */
  answer: QuestsAnswer | null | undefined;
  ask: () => void;
  /** The quests' time is over: asks for the new ones, without the refresh time of the address. */
  renew: () => void;
};

/** The quests, asked for each time the popover opens (spec section 2, "Quests popover"). */
export function useQuests(isOpen: boolean): Quests {
  const { locale, publicSettings } = useRootData();
  const { load, data: answer } = useFetcher<QuestsAnswer | null>();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const override = refreshOverride(search, publicSettings.appEnv) ?? undefined;
  const ask = useCallback(() => load(paths.quests(locale, override)), [load, locale, override]);

  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen, ask]);

  useEffect(() => {
    const daily = answer?.board.daily;
    if (isOpen && daily) document.cookie = seenQuestsCookie(daily.refreshAt, new Date());
  }, [isOpen, answer]);

  const renew = () => {
    if (override === undefined) ask();
    else navigate(pathname + withoutRefreshOverride(search) + hash, { replace: true, preventScrollReset: true });
  };
  return { answer, ask, renew };
}
