import { type StatsEventInput, toStatsEvent, visibleSeconds } from "~/rules/stats-event";
import type { RootData } from "~/view-models/root-data";
import { storedAttribution } from "./attribution";
import { createClickDebounce } from "./click-debounce";
import { clickedElement, subjectOfPage, toClickEvent } from "./click-event";
import { listenToPlays, type PlayNews } from "./game-plays";
import { newId } from "./new-id";
import { markSessionUsed } from "./session-record";
import { removeSessionReferrer, sessionReferrer } from "./session-referrer";
import { readCookies } from "./storage";
import { removeVisitorRecord, visitorId } from "./visitor-record";

const CONSENT = /(?:^|;\s*)cookie-consent=([^;]*)/;

/** The search box of the top bar (docs/product/frame.md#search-box). */
const SEARCH_BOX = ".top-bar [role=search]";

export type Measurement = {
  /** Sets the current viewer and the destination of events. */
  update(root: RootData): void;
  /** Reports the first or another page. */
  openPage(pathname: string): void;
  /** Starts listening; returns a function that stops it. */
  listen(): () => void;
};

/**
 * Measures a tab whose visitor allows it (docs/product/statistics.md#events): pages, clicks on named elements, searches
 * of the top bar, visible seconds, the end, and plays with their first errors. A choice in the cookie banner of another tab ends it at once.
 */
export function createMeasurement(first: RootData): Measurement {
  let root = first;
  let consent = consentText();
  let page: Impression = { pathname: "", impressionId: newId() };
  const stopwatch = createStopwatch();
  const isCountedClick = createClickDebounce();

  const send = (measured: StatsEventInput) => {
    if (consentText() === consent) sendStatsEvent(root, page, measured);
  };
  const open = (pathname: string) => {
    page = { pathname, impressionId: newId() };
    if (consentText() === consent) send({ name: "page-load", ...subjectOfPage(), referrer: measuredReferrer() });
  };
  const listeners = {
    click({ target }: Event) {
      const element = clickedElement(target);
      if (element && isCountedClick(element, Date.now())) send(toClickEvent(element));
    },
    submit({ target }: Event) {
      if (!(target instanceof HTMLFormElement) || !target.matches(SEARCH_BOX)) return;
      const term = new FormData(target).get("search");
      send({ name: "search-header", searchTerm: typeof term === "string" ? term : "" });
    },
    visibilitychange() {
      const seconds = stopwatch.lap();
      if (document.visibilityState === "hidden" && seconds > 0) send({ name: "seconds", seconds });
    },
    pagehide() {
      send({ name: "end", seconds: stopwatch.lap() });
    },
    /** A page from the back/forward cache starts again. */
    pageshow(event: Event) {
      if (!("persisted" in event) || event.persisted !== true) return;
      stopwatch.restart();
      open(page.pathname);
    },
  };

  return {
    update(next) {
      root = next;
      consent = consentText();
    },
    openPage(pathname) {
      if (pathname !== page.pathname) open(pathname);
    },
    listen() {
      stopwatch.restart();
      const entries = Object.entries(listeners);
      for (const [name, listener] of entries) window.addEventListener(name, listener, { capture: true });
      const stopPlays = listenToPlays(createPlayReports(send));
      return () => {
        stopPlays();
        for (const [name, listener] of entries) window.removeEventListener(name, listener, { capture: true });
        if (consentText() !== consent) forgetVisitor();
      };
    },
  };
}

function measuredReferrer(): StatsEventInput["referrer"] {
  const host = sessionReferrer(markSessionUsed().id);
  return host === null ? null : { host };
}

function forgetVisitor(): void {
  removeVisitorRecord();
  removeSessionReferrer();
}

/** A play that began before it could be measured counts neither as one nor as one with an error. */
function createPlayReports(send: (measured: StatsEventInput) => void) {
  const measuredPlays = new Set<string>();
  return ({ gamePlayId, gameId, trackId, error }: PlayNews) => {
    if (error === null) measuredPlays.add(gamePlayId);
    else if (!measuredPlays.delete(gamePlayId)) return;
    const name = error === null ? "game-start" : "game-error";
    send({ name, game: { gameId }, play: { trackId, error } });
  };
}

/** Counts the seconds in which the tab is visible. */
function createStopwatch() {
  let startMs: number | null = null;
  const restart = () => {
    startMs = document.visibilityState === "visible" ? Date.now() : null;
  };
  return {
    restart,
    /** The seconds since the last start or lap. */
    lap: () => {
      const seconds = visibleSeconds(startMs, Date.now());
      restart();
      return seconds;
    },
  };
}

function consentText(): string | undefined {
  return CONSENT.exec(readCookies())?.[1];
}

type Impression = { pathname: string; impressionId: string };

function sendStatsEvent({ session, version, publicSettings }: RootData, page: Impression, measured: StatsEventInput) {
  const { statsUrl, brandName, appEnv } = publicSettings;
  const event = toStatsEvent(
    {
      client: { userAgent: navigator.userAgent, name: brandName, versionName: version, environment: appEnv },
      user: {
        id: session.user?.userId ?? null,
        version: session.user?.version ?? null,
        visitorId: visitorId(),
        sessionId: markSessionUsed().id,
        impressionId: page.impressionId,
      },
      attribution: storedAttribution()?.["fe-visitor"] ?? null,
      pathname: page.pathname,
    },
    measured,
    Date.now(),
  );
  window
    .fetch(`${statsUrl}/v2/events`, {
      method: "POST",
      keepalive: true,
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(event),
    })
    .catch(() => undefined);
}
