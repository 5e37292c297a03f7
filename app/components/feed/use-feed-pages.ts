import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { fieldOf, portalAnswer } from "~/browser/portal-answer";
import { paths } from "~/paths";
import type { FeedSectionView, HomeFeedView, NextFeedPage } from "~/view-models/home-feed";
import { useRootData } from "../frame/use-root-data";

type LoadState = "waiting" | "loading" | "failed";
type Loaded = { sections: FeedSectionView[]; next: NextFeedPage | null };

/** What each visit of the page has loaded by now, for those who come back to it. */
const visits = new Map<string, Loaded>();

/** Loads the pages behind the first one, each when the end of the last comes near. */
export function useFeedPages(first: NextFeedPage, lastSection: string | undefined) {
  const { locale } = useRootData();
  const { key } = useLocation();
  const visit = `${key} ${first.href}`;
  const [loaded, setLoaded] = useState<Loaded>(() => visits.get(visit) ?? { sections: [], next: first });
  const [state, setState] = useState<LoadState>("waiting");
  const end = useRef<HTMLParagraphElement>(null);
  const page = loaded.next?.page;

  useEffect(() => {
    if (state !== "loading" || page === undefined) return undefined;
    const call = new AbortController();
    void portalAnswer(paths.homeFeed(locale, page), { signal: call.signal }).then((answer) => {
      if (call.signal.aborted) return;
      if (!isHomeFeed(answer)) {
        setState("failed");
        return;
      }
      setLoaded((before) => {
        const shown = before.sections.at(-1)?.id ?? lastSection;
        const after = { sections: [...before.sections, ...goingOn(answer.sections, shown)], next: answer.next };
        visits.set(visit, after);
        return after;
      });
      setState("waiting");
    });
    return () => call.abort();
  }, [state, page, locale, visit, lastSection]);

  useEffect(() => {
    if (state !== "waiting" || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setState("loading"), {
      rootMargin: "800px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, page]);

  const retry = useCallback(() => setState("loading"), []);
  return { ...loaded, state, end, retry };
}

/** A page may begin with the rest of the section that the one before it ended with: that needs no second heading. */
function goingOn([first, ...rest]: FeedSectionView[], lastSection: string | undefined): FeedSectionView[] {
  if (!first) return [];
  return first.id === lastSection
    ? [{ ...first, title: null, description: null, allHref: null }, ...rest]
    : [first, ...rest];
}

/** The portal's own answer is trusted once it has the shape of one. */
function isHomeFeed(answer: unknown): answer is HomeFeedView {
  return Array.isArray(fieldOf(answer, "sections")) && fieldOf(answer, "next") !== undefined;
}
