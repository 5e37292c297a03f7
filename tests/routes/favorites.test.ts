import { beforeAll, describe, expect, it } from "vitest";
import { gameId } from "~api/seed/demo-games";
import { action } from "~/routes/api.favorites";
import { loader as gamePage } from "~/routes/($locale)._index/route";
import { expectWarnings, UNKNOWN_SECTION } from "../setup/expect-warnings";
import { runAction, runLoader, type RequestOptions } from "../setup/portal";
import { newVisitor, openPortal, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

expectWarnings(UNKNOWN_SECTION);

const LANTERN_RUN = gameId("lantern-run");

const change = (fields: Record<string, string>, options: RequestOptions) =>
  runAction(action, "/api/favorites/", {
    body: new URLSearchParams({ kind: "game", id: LANTERN_RUN, ...fields }),
    ...options,
  });

const homeData = async (visitor: TestVisitor) =>
  JSON.stringify((await runLoader(gamePage, "/:locale?/", "/", { visitor })).payload.feed);

async function addFavorite(visitor: TestVisitor): Promise<string> {
  const { payload } = await change({}, { visitor });
  if (!("ok" in payload) || !payload.ok || payload.favoriteId === null) throw new Error("not a favourite");
  return payload.favoriteId;
}

beforeAll(async () => {
  await openPortal();
});

describe("favourites", () => {
  it("are added and removed by a player, and shown on the cards", async () => {
    const visitor = await signUp("heartily");
    const favoriteId = await addFavorite(visitor);
    expect(await homeData(visitor)).toContain(favoriteId);
    expect(await change({ favoriteId }, { visitor })).toMatchObject({
      status: 200,
      payload: { ok: true, favoriteId: null },
    });
    expect(await homeData(visitor)).not.toContain(favoriteId);
  });

  it("are removed without an error when another tab was faster", async () => {
    const visitor = await signUp("two_tabs");
    const favoriteId = await addFavorite(visitor);
    await change({ favoriteId }, { visitor });
    expect(await change({ favoriteId }, { visitor })).toMatchObject({ status: 200, payload: { ok: true } });
  });

  it("redirect to the form's page with a toast, without scripts", async () => {
    const visitor = await signUp("plain_form");
    const result = await change({ target: "/de/?page=1" }, { visitor });
    expect(result).toMatchObject({ status: 302, location: "/de/?page=1" });
    expect(result.headers.get("set-cookie")).toContain("toast=");
  });

  it("redirect visitors to the login page, or return an error to scripts", async () => {
    const { location } = await change({ target: "/de/" }, { visitor: newVisitor() });
    expect(location).toMatch(/\/session\/login\?.*target=.*%2Fde%2F$/);
    expect(await change({}, { visitor: newVisitor() })).toMatchObject({
      status: 409,
      payload: { ok: false, error: "sign_in_required" },
    });
  });

  it("refuse unknown ids, other sites and invalid forms", async () => {
    const visitor = await signUp("mistaken");
    const missing = { kind: "studio", id: "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1aff" };
    expect(await change(missing, { visitor })).toMatchObject({ status: 409, payload: { error: "studio_not_found" } });
    expect((await change({}, { visitor, headers: { origin: "https://evil.example" } })).status).toBe(403);
    expect((await change({ id: "1" }, { visitor })).status).toBe(400);
  });
});
