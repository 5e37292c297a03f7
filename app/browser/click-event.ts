import type { StatsEventInput } from "~/rules/stats-event";

const NAMED = "[data-stats]";
const SUBJECT = "[data-game]";

const TAG_PATH = /\/tags\/([^/]+)\/$/;

export function clickedElement(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
}

/** docs/product/statistics.md#click-event */
export function toClickEvent(element: HTMLElement): StatsEventInput {
  const link = element instanceof HTMLAnchorElement ? element : null;
  const alias = link && TAG_PATH.exec(link.pathname)?.[1];
  return {
    name: "click",
    element: { name: element.dataset["stats"] ?? "", type: link ? "link" : "button" },
    ...(alias ? { tag: { alias } } : {}),
    ...subjectOf(element.closest<HTMLElement>(SUBJECT)),
  };
}

export function subjectOfPage(): Pick<StatsEventInput, "game" | "challenge"> {
  return subjectOf(document.querySelector<HTMLElement>(`#main .player-area${SUBJECT}`));
}

function subjectOf(element: HTMLElement | null): Pick<StatsEventInput, "game" | "challenge"> {
  const { game, challenge } = element?.dataset ?? {};
  return {
    ...(game === undefined ? {} : { game: { gameId: game } }),
    ...(challenge === undefined ? {} : { challenge: { challengeId: challenge } }),
  };
}
