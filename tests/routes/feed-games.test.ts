import { beforeAll, describe, expect, it } from "vitest";
import { seedId } from "~api/seed/deterministic-ids";
import { HOME_PAGE } from "~api/seed/home-page";
import { loader } from "~/routes/api.feed-games";
import type { FeedGamesView } from "~/view-models/feed-games";
import { expectWarnings } from "../setup/expect-warnings";
import { callRoute } from "../setup/call-route";
import { openPortal } from "../setup/portal-visitors";

expectWarnings(/: feed_not_found$/);

const loadGames = async (query: Record<string, string>) =>
  (await callRoute<FeedGamesView | null>(loader, `/api/feed-games/?${new URLSearchParams(query).toString()}`)).body;

beforeAll(async () => {
  await openPortal();
});

describe("the games of a feed, for an expandable section", () => {
  it("are cards in the order of the feed, in the viewer's language", async () => {
    const view = await loadGames({ feed: "home-fresh", locale: "de" });
    const entryIds = HOME_PAGE.entries
      .filter(({ feedId }) => feedId === seedId("feed:home-fresh"))
      .map((one) => one.entryId);
    expect(view?.games.map(({ id }) => id)).toEqual(entryIds);
    expect(view?.games[0]?.href).toMatch(/^\/de\/games\//);
    expect(view?.next).toBeNull();
  });

  it("exclude other entries", async () => {
    const view = await loadGames({ feed: "events-viral-glitch" });
    expect(view?.games).toHaveLength(3);
  });

  it("end after the last page", async () => {
    expect(await loadGames({ feed: "home-fresh", page: "7" })).toEqual({ games: [], next: null });
  });

  it("are null for an unknown feed", async () => {
    expect(await loadGames({ feed: "nowhere" })).toBeNull();
    expect(await loadGames({})).toBeNull();
  });
});
