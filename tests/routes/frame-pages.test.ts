import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { feeds } from "~api/db/schema";
import { loader as shell } from "~/routes/($locale).[_app]";
import { loader as clientError } from "~/routes/($locale).client-error";
import { loader as failure } from "~/routes/($locale).error";
import { loader as events } from "~/routes/($locale).events._index";
import { loader as gameJam } from "~/routes/($locale).events.viral-glitch";
import { loader as maintenance } from "~/routes/($locale).maintenance";
import { loader as unsubscribe } from "~/routes/($locale)_.unsubscribe";
import { withNewApiState } from "~/api-client/api-state.server";
import { saveEnvironmentSite } from "~api/store/global-settings";
import { parseEnvironment } from "~configuration/environment";
import { siteDefaults } from "~configuration/site-defaults";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

const NOINDEX = { name: "robots", content: "noindex" };

beforeAll(async () => {
  await openPortal();
});

describe("/client-error", () => {
  const open = (path: string) => runLoader(clientError, "/:locale?/client-error", path);

  it("shows the reference of the report", async () => {
    const { status, payload } = await open("/pl/client-error/?reference=7F3A20BC");
    expect(status).toBe(200);
    expect(payload.reference).toBe("7F3A20BC");
    expect(payload.meta).toContainEqual(NOINDEX);
    expect(payload.meta).toContainEqual({ title: "Strona przestała działać | Subpixel" });
  });

  it.each(["", "?reference=call%20555", "?reference=7f3a20bc", "?reference=7F3A20BC0"])(
    "shows no reference for %o",
    async (query) => {
      expect((await open(`/client-error/${query}`)).payload.reference).toBeNull();
    },
  );
});

describe("error pages", () => {
  it("/maintenance returns 503 with a Retry-After", async () => {
    const { status, headers, payload } = await runLoader(maintenance, "/:locale?/maintenance", "/ru/maintenance/");
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("600");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(payload.meta).toContainEqual(NOINDEX);
  });

  it("/error returns 500 without caching", async () => {
    const { status, headers, payload } = await runLoader(failure, "/:locale?/error", "/error/");
    expect(status).toBe(500);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.has("retry-after")).toBe(false);
    expect(payload.meta).toContainEqual(NOINDEX);
  });

  it("/_app is the frame alone, without indexing", async () => {
    const { status, payload } = await runLoader(shell, "/:locale?/_app", "/_app/");
    expect(status).toBe(200);
    expect(payload.meta).toContainEqual(NOINDEX);
    expect(payload.meta).toContainEqual({ title: "Subpixel" });
  });
});

describe("/unsubscribe", () => {
  const open = (path: string) => runLoader(unsubscribe, "/:locale?/unsubscribe", path);

  it("explains how mails are stopped", async () => {
    const { status, payload } = await open("/de/unsubscribe/");
    expect(status).toBe(200);
    expect(payload.unsubscribe).toEqual({ status: "missing" });
    expect(payload.meta).toContainEqual(NOINDEX);
  });

  it("refuses a token that it did not sign", async () => {
    const { status, payload } = await open("/unsubscribe/?token=anything");
    expect(status).toBe(400);
    expect(payload.unsubscribe).toEqual({ status: "invalid" });
  });
});

describe("events", () => {
  const open = () =>
    Promise.all([
      runLoader(events, "/:locale?/events", "/tr/events/"),
      runLoader(gameJam, "/:locale?/events/viral-glitch", "/events/viral-glitch/"),
    ]);

  async function openWhileOn() {
    const database = await openPortal();
    const site = siteDefaults(parseEnvironment({}));
    await saveEnvironmentSite(database, { ...site, isEventOn: true });
    const pages = await withNewApiState(open);
    await saveEnvironmentSite(database, site);
    return pages;
  }

  it("exist while the event is off, without indexing", async () => {
    const [list, jam] = await open();
    expect([list.status, jam.status]).toEqual([200, 200]);
    expect(list.payload).toMatchObject({ isOn: false, feed: { blocks: [] } });
    for (const { payload } of [list, jam]) expect(payload.meta).toContainEqual(NOINDEX);
  });

  it("are indexed while it is on", async () => {
    const [list, jam] = await openWhileOn();
    expect([list.status, jam.status]).toEqual([200, 200]);
    expect(list.payload.meta).toContainEqual({ title: "Etkinlikler | Subpixel" });
    expect(jam.payload.meta).toContainEqual({ title: "Viral Glitch, the game jam | Subpixel" });
    expect(jam.payload.meta).not.toContainEqual(NOINDEX);
  });

  it("list the games and challenges of the jam's feed, in the viewer's language", async () => {
    const [list, jam] = await openWhileOn();
    expect(list.payload.feed?.title).toBe("Jam öncesi ısınma");
    const hrefs = list.payload.feed?.blocks.flatMap(({ items }) => items.map(({ href }) => href)) ?? [];
    expect(hrefs.filter((href) => !href.startsWith("/tr/"))).toEqual([]);
    expect(jam.payload.feed?.blocks.map(({ kind, items }) => [kind, items.length])).toEqual([
      ["games", 3],
      ["challenges", 3],
    ]);
  });

  it("are complete without that feed", async () => {
    const database = await openPortal();
    await database.update(feeds).set({ alias: "events-elsewhere" }).where(eq(feeds.alias, "events-viral-glitch"));
    const { status, payload } = await runLoader(gameJam, "/:locale?/events/viral-glitch", "/pl/events/viral-glitch/");
    await database.update(feeds).set({ alias: "events-viral-glitch" }).where(eq(feeds.alias, "events-elsewhere"));
    expect({ status, blocks: payload.feed?.blocks }).toEqual({ status: 200, blocks: [] });
  });
});
