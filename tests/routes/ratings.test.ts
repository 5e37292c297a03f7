import { beforeAll, describe, expect, it } from "vitest";
import { gameId, gamePath } from "~api/seed/demo-games";
import { loader as gamePage } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { action, loader } from "~/routes/api.ratings";
import { runAction, runLoader, type RequestOptions } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const GAME_ID = gameId("softfall");
const PAGE = gamePath("softfall");

const rate = (fields: Record<string, string>, options: RequestOptions) =>
  runAction(action, "/api/ratings/", {
    body: new URLSearchParams({ gameId: GAME_ID, rating: "4", ...fields }),
    ...options,
  });

const ownRating = async (visitor: TestVisitor) =>
  (await runLoader(gamePage, "/:locale?/games/:gameId/:mangledTitle?", PAGE, { visitor })).payload.game.userRating;

function toastOf({ headers }: { headers: Headers }): string {
  const [value = ""] = (headers.get("set-cookie") ?? "").split(";");
  return value.startsWith("toast=") ? value : "";
}

beforeAll(async () => {
  await openPortal();
});

describe("ratings", () => {
  it("are stored for a player, can be changed, and are shown on the game's page", async () => {
    const visitor = await signUp("stargazer");
    expect(await ownRating(visitor)).toBeNull();
    expect(await rate({}, { visitor })).toMatchObject({ status: 200, payload: { ok: true, rating: 4 } });
    expect(await ownRating(visitor)).toBe("4");
    expect((await rate({ rating: "2" }, { visitor })).payload).toEqual({ ok: true, rating: 2 });
    expect(await ownRating(visitor)).toBe("2");
  });

  it.each([PAGE, `/de${PAGE}?autoPlay=true`])("redirect to the form's page %s with a toast", async (target) => {
    const visitor = await signUp(target === PAGE ? "plain_stars" : "plain_sterne");
    const result = await rate({ target }, { visitor });
    expect(result).toMatchObject({ status: 302, location: target });
    expect(toastOf(result)).not.toBe("");
    expect(await ownRating(visitor)).toBe("4");
  });

  it("redirect visitors and guests to the login page, or return an error to scripts", async () => {
    for (const visitor of [newVisitor(), await playAsGuest()]) {
      const { location } = await rate({ target: PAGE }, { visitor });
      expect(location).toMatch(/\/session\/login\?/);
      expect(decodeURIComponent(location ?? "")).toContain(`target=http://portal.test${PAGE}`);
      const refused = { status: 409, payload: { ok: false, error: "sign_in_required" } };
      expect(await rate({}, { visitor })).toMatchObject(refused);
    }
  });

  it("of a missing game return an error, or a toast where the form has a target", async () => {
    const visitor = await signUp("too_late");
    const missing = { gameId: "00000000-0000-4000-8000-000000000000" };
    expect(await rate(missing, { visitor })).toMatchObject({
      status: 409,
      payload: { ok: false, error: "game_not_found" },
    });
    const result = await rate({ ...missing, target: "/de/" }, { visitor });
    expect(result).toMatchObject({ status: 302, location: "/de/" });
    expect(toastOf(result)).not.toBe("");
  });

  it("are one to five whole stars, sent from the portal's own pages", async () => {
    const visitor = await signUp("bad_stars");
    for (const rating of ["0", "6", "3.5", "-1", "", "five", "1e9"]) {
      expect((await rate({ rating }, { visitor })).status, rating).toBe(400);
    }
    expect((await rate({}, { visitor, headers: { origin: "https://evil.example" } })).status).toBe(403);
    expect(await ownRating(visitor)).toBeNull();
    expect((await rate({ target: "https://evil.example/" }, { visitor })).location).toBeNull();
  });

  it("are refused by GET", async () => {
    expect((await runLoader(loader, "/api/ratings/", "/api/ratings/")).status).toBe(405);
  });
});
