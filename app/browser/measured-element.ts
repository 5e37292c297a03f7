import type { Measured } from "~/rules/stats-event";

/** What carries a name for the statistics, as `data-stats`. */
const NAMED = "[data-stats]";
/** What is about a game, and may be about a challenge. */
const SUBJECT = "[data-game]";

const TAG_PATH = /\/tags\/([^/]+)\/$/;

/** The named button or link that was clicked, or null. */
export function clickedElement(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
}

/** A click on it, as statistics know it (docs/product/statistics.md#click-event). */
export function clickOn(element: HTMLElement): Measured {
  const link = element instanceof HTMLAnchorElement ? element : null;
  const alias = link && TAG_PATH.exec(link.pathname)?.[1];
  return {
    name: "click",
    element: { name: element.dataset["stats"] ?? "", type: link ? "link" : "button" },
    ...(alias ? { tag: { alias } } : {}),
    ...subjectOf(element.closest<HTMLElement>(SUBJECT)),
  };
}

/** The game, and the challenge, that the page is about. */
export function subjectOfPage(): Pick<Measured, "game" | "challenge"> {
  return subjectOf(document.querySelector<HTMLElement>(`#main .pl${SUBJECT}`));
}

function subjectOf(element: HTMLElement | null): Pick<Measured, "game" | "challenge"> {
  const { game, challenge } = element?.dataset ?? {};
  return {
    ...(game === undefined ? {} : { game: { gameId: game } }),
    ...(challenge === undefined ? {} : { challenge: { challengeId: challenge } }),
  };
}
