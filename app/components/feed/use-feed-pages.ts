import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { PLAYER_CHANGE_EVENT } from "~/browser/clear-player-data";
import { fieldOf, fetchPortal } from "~/browser/portal-request";
import type { FeedSectionView, HomeFeedView, NextFeedPage } from "~/view-models/home-feed";
import { useRootData } from "../frame/use-root-data";

type LoadState = "waiting" | "loading" | "failed";
type Loaded = { sections: FeedSectionView[]; next: NextFeedPage | null };

/** Cached per visit, for Back; cleared when the player leaves, since sections show personal scores. */
const cache = new Map<string, Loaded>();
if (typeof window !== "undefined") window.addEventListener(PLAYER_CHANGE_EVENT, () => cache.clear());

export function useFeedPages(first: NextFeedPage, lastSection: string | undefined) {
  const { session } = useRootData();
  const { key } = useLocation();
  const cacheKey = `${session.user?.userId ?? ""} ${key} ${first.href}`;
  const [loaded, setLoaded] = useState<Loaded>(() => cache.get(cacheKey) ?? { sections: [], next: first });
  const [state, setState] = useState<LoadState>("waiting");
  const end = useRef<HTMLParagraphElement>(null);
  const dataHref = loaded.next?.dataHref;

  useEffect(() => {
    if (state !== "loading" || dataHref === undefined) return undefined;
    const controller = new AbortController();
    void fetchPortal(dataHref, { signal: controller.signal }).then((data) => {
      if (controller.signal.aborted) return;
      if (!isHomeFeed(data)) {
        setState("failed");
        return;
      }
      setLoaded((before) => {
        const lastId = before.sections.at(-1)?.id ?? lastSection;
        const after = { sections: [...before.sections, ...continueSection(data.sections, lastId)], next: data.next };
        cache.set(cacheKey, after);
        return after;
      });
      setState("waiting");
    });
    return () => controller.abort();
  }, [state, dataHref, cacheKey, lastSection]);

  useEffect(() => {
    if (state !== "waiting" || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setState("loading"), {
      rootMargin: "800px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, dataHref]);

  const retry = useCallback(() => setState("loading"), []);
  return { ...loaded, state, end, retry };
}

/** A page may continue the section before: no second heading. A filtered grid is complete on its first page. */
function continueSection([first, ...rest]: FeedSectionView[], lastSection: string | undefined): FeedSectionView[] {
  if (!first) return [];
  if (first.id !== lastSection) return [first, ...rest];
  if (first.type === "GAMES_GRID" && first.filter.isSet) return rest;
  return [{ ...first, title: null, description: null, allHref: null }, ...rest];
}

/** Checks the shape only: the response is the portal's own. */
function isHomeFeed(data: unknown): data is HomeFeedView {
  return Array.isArray(fieldOf(data, "sections")) && fieldOf(data, "next") !== undefined;
}
