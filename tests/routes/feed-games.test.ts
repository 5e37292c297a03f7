import { beforeAll, describe, expect, it } from "vitest";
import { seedId } from "~api/seed/deterministic-ids";
import { HOME_PAGE } from "~api/seed/home-page";
import { loader } from "~/routes/api.feed-games";
import type { FeedGamesView } from "~/view-models/feed-games";
import { expectWarnings } from "../setup/expect-warnings";
import { callRoute } from "../setup/call-route";
import { openPortal } from "../setup/portal-visitors";

expectWarnings(/: feed_not_found$/);

const ask = async (query: Record<string, string>) =>
  (await callRoute<FeedGamesView | null>(loader, `/api/feed-games/?${new URLSearchParams(query).toString()}`)).body;

beforeAll(async () => {
  await openPortal();
});

describe("the games of a feed, for an expandable section", () => {
  it("are cards in the order of the feed, in the viewer's language", async () => {
    const answer = await ask({ feed: "home-fresh", locale: "de" });
    const entryIds = HOME_PAGE.entries
      .filter(({ feedId }) => feedId === seedId("feed:home-fresh"))
      .map((one) => one.entryId);
    expect(answer?.games.map(({ id }) => id)).toEqual(entryIds);
    expect(answer?.games[0]?.href).toMatch(/^\/de\/games\//);
    expect(answer?.next).toBeNull();
  });

  it("exclude other entries", async () => {
    const answer = await ask({ feed: "events-viral-glitch" });
    expect(answer?.games).toHaveLength(3);
  });

  it("end after the last page", async () => {
    expect(await ask({ feed: "home-fresh", page: "7" })).toEqual({ games: [], next: null });
  });

  it("are null for an unknown feed", async () => {
    expect(await ask({ feed: "nowhere" })).toBeNull();
    expect(await ask({})).toBeNull();
  });
});
