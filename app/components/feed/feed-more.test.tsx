import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Locale } from "~/i18n/locales";
import { toHomeFeed } from "~/view-models/home-feed";
import { aConfiguration, aFeedEntry, aSection } from "../../../tests/fixtures/a-configuration";
import { aGame } from "../../../tests/fixtures/a-game";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import home from "../../../public/locales/en/home.json";

const observed = new Map<Element, () => void>();
const fetchMock = vi.fn<(path: string) => Response>();

beforeEach(() => {
  // The module caches the loaded component.
  vi.resetModules();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private readonly onIntersect: (entries: { isIntersecting: boolean }[]) => void;
      constructor(onIntersect: (entries: { isIntersecting: boolean }[]) => void) {
        this.onIntersect = onIntersect;
      }
      observe = (element: Element) => observed.set(element, () => this.onIntersect([{ isIntersecting: true }]));
      disconnect = () => observed.clear();
    },
  );
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(fetchMock(path)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

type PageOptions = { locale?: Locale; sectionId?: string };

function page(
  currPage: number,
  title: string,
  { locale = "en", sectionId = `row-${String(currPage)}` }: PageOptions = {},
) {
  const row = aSection({ sectionId, name: `Row ${String(currPage)}`, nameTranslations: {} });
  const configuration = aConfiguration([row, [aFeedEntry({ game: aGame({ title }) })]]);
  const pagination = { currPage, numPerPage: 1, totalItems: 3, totalPages: 3 };
  return toHomeFeed({ ...configuration, pagination }, "signed-out", aViewContext({ locale }));
}

async function show(feed: ReturnType<typeof page>) {
  const { renderInRoot } = await import("../../../tests/fixtures/render-in-root");
  const { HomeFeed } = await import("./home-feed");
  return renderInRoot(<HomeFeed feed={feed} />, { texts: home });
}

const more = () => screen.getByRole("link", { name: "More games" });

async function reachTheEnd() {
  await expect.poll(() => observed.has(more().parentElement ?? document.body)).toBe(true);
  act(() => observed.get(more().parentElement ?? document.body)?.());
}

it("is a link to the next page without scripts", async () => {
  await show(page(0, "Lantern Run"));
  expect(more()).toHaveAttribute("href", "/?page=1");
  expect(more()).toHaveAttribute("rel", "next");
});

it("loads one page at a time on scroll, announces it and does not move the focus", async () => {
  fetchMock.mockImplementation((path) => Response.json(page(path.endsWith("page=1") ? 1 : 2, path)));
  await show(page(0, "Lantern Run"));
  screen.getByRole("link", { name: "Lantern Run" }).focus();
  await reachTheEnd();
  await reachTheEnd();
  expect(await screen.findByRole("link", { name: "/api/home-feed/?locale=en&page=1" })).toBeInTheDocument();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(screen.getByText("More games have been added.")).toBeInTheDocument();
  expect(more()).toHaveAttribute("href", "/?page=2");
  await reachTheEnd();
  expect(await screen.findByRole("link", { name: "/api/home-feed/?locale=en&page=2" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "More games" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Lantern Run" })).toHaveFocus();
});

it("continues the last section of the previous page under the same heading", async () => {
  fetchMock.mockImplementation(() => Response.json(page(1, "Softfall", { sectionId: "row-0" })));
  await show(page(0, "Lantern Run", { locale: "de" }));
  await reachTheEnd();
  await reachTheEnd();
  expect(await screen.findByRole("link", { name: "Softfall" })).toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(["Row 0"]);
});

it("keeps a grid's filter on later pages and does not repeat its games", async () => {
  const sectionId = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a99";
  const query = { grid: sectionId, search: "soft", tag: undefined, sort: undefined };
  const grid = aSection({ sectionId, sectionType: "GAMES_GRID" });
  const feedPage = (currPage: number) =>
    toHomeFeed(
      {
        ...aConfiguration([grid, [aFeedEntry({ game: aGame({ title: "Lantern Run" }) })]]),
        pagination: { currPage, numPerPage: 1, totalItems: 2, totalPages: 2 },
      },
      "signed-out",
      aViewContext(),
      { query, games: [aGame({ title: "Softfall" })] },
    );
  fetchMock.mockImplementation(() => Response.json(feedPage(1)));
  await show(feedPage(0));
  expect(more()).toHaveAttribute("href", `/?page=1&grid=${sectionId}&search=soft`);
  await reachTheEnd();
  await reachTheEnd();
  await expect.poll(() => screen.queryByRole("link", { name: "More games" })).toBeNull();
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(`/api/home-feed/?locale=en&page=1&grid=${sectionId}&search=soft`);
  expect(screen.getAllByRole("link", { name: "Softfall" })).toHaveLength(1);
});

it("reports a page that failed to load and retries", async () => {
  fetchMock
    .mockImplementationOnce(() => Response.json(null))
    .mockImplementation(() => Response.json(page(1, "Softfall")));
  await show(page(0, "Lantern Run", { locale: "ru" }));
  await reachTheEnd();
  await reachTheEnd();
  expect(await screen.findByRole("alert")).toHaveTextContent("The next games did not load.");
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(await screen.findByRole("link", { name: "Softfall" })).toBeInTheDocument();
});

it("caches loaded pages for Back until the player changes", async () => {
  const { PLAYER_CHANGE_EVENT } = await import("~/browser/clear-player-data");
  fetchMock.mockImplementation(() => Response.json(page(1, "Softfall with my score")));
  const first = await show(page(0, "Lantern Run"));
  await reachTheEnd();
  await reachTheEnd();
  expect(await screen.findByRole("link", { name: "Softfall with my score" })).toBeInTheDocument();
  first.unmount();
  const second = await show(page(0, "Lantern Run"));
  expect(screen.getByRole("link", { name: "Softfall with my score" })).toBeInTheDocument();
  second.unmount();
  window.dispatchEvent(new Event(PLAYER_CHANGE_EVENT));
  await show(page(0, "Lantern Run"));
  expect(screen.getByRole("link", { name: "Lantern Run" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Softfall with my score" })).not.toBeInTheDocument();
});
