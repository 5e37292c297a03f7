import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toFeedGames } from "~/view-models/feed-games";
import { toHomeFeed } from "~/view-models/home-feed";
import { aConfiguration, aFeedEntry, aSection } from "../../../tests/fixtures/a-configuration";
import { aGame } from "../../../tests/fixtures/a-game";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import home from "../../../public/locales/en/home.json";
import { HomeFeed } from "./home-feed";

const PAGE = 10;
const fetchMock = vi.fn<(path: string) => unknown>();
const entries = Array.from({ length: 23 }, (_, index) =>
  aFeedEntry({ game: aGame({ title: `Game ${String(index)}` }) }),
);

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => Response.json(await fetchMock(path)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

function pageOf(path: string, count = entries.length) {
  const currPage = Number(new URL(path, "http://portal.test").searchParams.get("page"));
  const pagination = { currPage, numPerPage: PAGE, totalItems: count, totalPages: Math.ceil(count / PAGE) };
  const part = entries.slice(currPage * PAGE, Math.min(count, (currPage + 1) * PAGE));
  return toFeedGames({ entries: part, pagination }, aViewContext());
}

function renderFeed() {
  const section = aSection({ sectionType: "EXPANDABLE_FEED" });
  const feed = toHomeFeed(aConfiguration([section, entries]), "signed-out", aViewContext());
  renderInRoot(<HomeFeed feed={feed} />, { texts: home });
  return { user: userEvent.setup(), region: within(screen.getByRole("region", { name: "Fresh this week" })) };
}

function deferResponse(): (body: unknown) => void {
  let resolveWith: (body: unknown) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (resolveWith = resolve)));
  return (body) => resolveWith(body);
}

it("loads page by page in place, announces the count and focuses the first new game", async () => {
  fetchMock.mockImplementation((path) => pageOf(path));
  const { user, region } = renderFeed();
  await user.click(region.getByRole("link", { name: "Show more" }));
  expect(await region.findByText("10 games have been added.")).toHaveAttribute("role", "status");
  expect(fetchMock).toHaveBeenLastCalledWith("/api/feed-games/?locale=en&feed=fresh&page=1");
  expect(region.getAllByRole("article")).toHaveLength(20);
  expect(region.getByRole("link", { name: "Game 10" })).toHaveFocus();

  await user.click(region.getByRole("button", { name: "Show more" }));
  expect(await region.findByText("3 games have been added.")).toBeInTheDocument();
  expect(region.getAllByRole("article")).toHaveLength(23);
  expect(region.getByRole("link", { name: "Game 20" })).toHaveFocus();
  expect(region.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

it("keeps the focus on its button while games load, and requests once", async () => {
  const respond = deferResponse();
  const { user, region } = renderFeed();
  await user.click(region.getByRole("link", { name: "Show more" }));
  const button = await region.findByRole("button", { name: "Show more" });
  expect(button).toHaveFocus();
  expect(region.getByText("Games are loading")).toBeInTheDocument();
  await user.click(button);
  respond(pageOf("/?page=1"));
  expect(await region.findByRole("link", { name: "Game 10" })).toHaveFocus();
  expect(fetchMock).toHaveBeenCalledOnce();
});

it("does not move a focus that the user has moved", async () => {
  const respond = deferResponse();
  const { user, region } = renderFeed();
  await user.click(region.getByRole("link", { name: "Show more" }));
  await region.findByRole("button", { name: "Show more" });
  region.getByRole("link", { name: "Game 2" }).focus();
  respond(pageOf("/?page=1"));
  await region.findByRole("link", { name: "Game 10" });
  expect(region.getByRole("link", { name: "Game 2" })).toHaveFocus();
});

it("reports a failure in place and retries", async () => {
  fetchMock.mockReturnValueOnce(null).mockImplementation((path) => pageOf(path));
  const { user, region } = renderFeed();
  await user.click(region.getByRole("link", { name: "Show more" }));
  expect(await region.findByRole("alert")).toHaveTextContent("The next games did not load.");
  const retry = region.getByRole("button", { name: "Try again" });
  expect(retry).toHaveFocus();
  await user.click(retry);
  expect(await region.findByRole("link", { name: "Game 10" })).toHaveFocus();
  expect(region.queryByRole("alert")).not.toBeInTheDocument();
});

it("skips games that are already shown and reports the end", async () => {
  fetchMock
    .mockImplementationOnce(() => ({ ...pageOf("/?page=0"), next: 2 }))
    .mockImplementation(() => pageOf("/?page=0", 5));
  const { user, region } = renderFeed();
  await user.click(region.getByRole("link", { name: "Show more" }));
  const message = await region.findByText("There are no more games here.");
  expect(message.parentElement).toHaveFocus();
  expect(region.getAllByRole("article")).toHaveLength(10);
  expect(fetchMock).toHaveBeenLastCalledWith("/api/feed-games/?locale=en&feed=fresh&page=2");
});

it("opens the feed's page in a new tab like any link", async () => {
  const { user, region } = renderFeed();
  const link = region.getByRole("link", { name: "Show more" });
  const preventNavigation = (event: Event) => event.preventDefault();
  document.addEventListener("click", preventNavigation);
  await user.keyboard("{Control>}");
  await user.click(link);
  await user.keyboard("{/Control}");
  document.removeEventListener("click", preventNavigation);
  expect(link).toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
});
