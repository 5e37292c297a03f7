import { eq } from "drizzle-orm";
import * as z from "zod";
import { beforeAll, describe, expect, it } from "vitest";
import { getGame } from "~contract/calls/games";
import { getLaunch, startPlay } from "~contract/calls/play";
import { getSessionStatus } from "~contract/calls/session";
import { storeChallenge, storeTrack } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { userPlaying } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, TEST_SITE_URL, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { gameArt, plays, tracks, user, type games } from "../db/schema";
import { releaseIdOf } from "../store/play/plays";

const PICTURES = `${TEST_SITE_URL}/embedded/api/media`;
const UNRELEASED = { release: "1.0.0", releaseId: null };
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

describe("startPlay", () => {
  let api: TestApi;
  let game: typeof games.$inferSelect;
  const start = (visitor: TestVisitor, body: unknown = {}, query = "", gameId = game.gameId) =>
    visitor.postJson(`/gxc/v2/games/${gameId}/play${query}`, body);
  const statistics = async () => (await dataOf(getGame, api.fetch(`/gxc/v2/games/${game.gameId}`))).gamePlayStatistics;

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
    const found = await api.database.query.games.findFirst({ where: (row) => eq(row.slug, "softfall") });
    if (!found) throw new Error("no game");
    game = found;
  });

  it("creates a guest for a visitor, counts the play, and the player once", async () => {
    const before = await statistics();
    const visitor = api.visitor();
    const first = await dataOf(startPlay, start(visitor));
    await dataOf(startPlay, start(visitor));
    expect(await dataOf(getSessionStatus, visitor.fetch("/session/status"))).toMatchObject({
      isAuthenticated: false,
      guestAccount: true,
    });
    const after = await statistics();
    expect(after.totalPlays).toBe(before.totalPlays + 2);
    expect(after.uniquePlayers).toBe(before.uniquePlayers + 1);
    const [play] = await api.database.select().from(plays).where(eq(plays.playId, first.gamePlayId));
    expect(play).toMatchObject({ gameId: game.gameId, trackId: first.trackId, challengeId: null });
  });

  it("puts no data of a guest into the launch URL", async () => {
    const { launchUrl, gamePlayId, trackId } = await dataOf(startPlay, start(api.visitor(), {}, "?locale=pt-br"));
    const url = new URL(launchUrl);
    expect(url.origin + url.pathname).toBe(`${TEST_SITE_URL}/embedded/api/play/softfall/index.html`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ game: game.gameId, track: trackId, release: releaseIdOf({ ...UNRELEASED, trackId }), gamePlayId },
      ...{ source: TEST_SITE_URL, locale: "pt-br", coverImage: `${PICTURES}/covers/softfall/cover/webp-1280x720.webp` },
    });
  });

  it("gives each release its own id, which stays the same until the next one", async () => {
    const trackId = await storeTrack(api.database, game.gameId, { isPublic: true });
    const releaseOf = async () => {
      const { launchUrl } = await dataOf(startPlay, start(api.visitor(), { trackId }));
      return z.uuid().parse(new URL(launchUrl).searchParams.get("release"));
    };
    const before = await releaseOf();
    expect(await releaseOf()).toBe(before);
    await api.database.update(tracks).set({ release: "2.0.1" }).where(eq(tracks.trackId, trackId));
    expect(await releaseOf()).not.toBe(before);
  });

  it("returns the launch URL without counting a play or creating a guest", async () => {
    const before = await statistics();
    const users = await api.database.$count(user);
    const visitor = api.visitor();
    const path = `/gxc/v2/games/${game.gameId}/launch`;
    const { launchUrl, trackId } = await dataOf(getLaunch, visitor.fetch(`${path}?locale=pl`));
    expect(Object.fromEntries(new URL(launchUrl).searchParams)).toEqual({
      ...{ game: game.gameId, track: trackId, release: releaseIdOf({ ...UNRELEASED, trackId }) },
      ...{ source: TEST_SITE_URL, locale: "pl", coverImage: `${PICTURES}/covers/softfall/cover/webp-1280x720.webp` },
    });
    expect(await statistics()).toEqual(before);
    expect(await api.database.$count(user)).toBe(users);
    expect(visitor.cookies.size).toBe(0);
    expect(await failureOf(visitor.fetch(`${path}?challengeId=${UNKNOWN_ID}`))).toBe("404 challenge_not_found");
  });

  it("passes the player's id, name and avatar, and the challenge, but never an e-mail address or a token", async () => {
    const challenge = await storeChallenge(api.database);
    const image = "/media/avatars/fox/webp-128x128.webp";
    const player = await userPlaying(api, game, { username: "Juno", image });
    const { challengeId } = challenge;
    const { launchUrl } = await dataOf(startPlay, start(player, { challengeId }));
    const query = new URL(launchUrl).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      challenge: challengeId,
      userId: player.userId,
      username: "Juno",
      avatarUrl: `${TEST_SITE_URL}/embedded/api${image}`,
      locale: "en",
    });
    const [row] = await api.database.select().from(user).where(eq(user.id, player.userId));
    expect(launchUrl).not.toContain(encodeURIComponent(row?.email ?? "?"));
    for (const cookie of player.cookies.values()) expect(launchUrl).not.toContain(cookie);
  });

  it("passes the three for a player without a picture, and for a preloaded game, too", async () => {
    const player = await userPlaying(api, game, { username: "Plain" });
    const { launchUrl } = await dataOf(startPlay, start(player));
    const preloaded = await dataOf(getLaunch, player.fetch(`/gxc/v2/games/${game.gameId}/launch`));
    for (const address of [launchUrl, preloaded.launchUrl]) {
      expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
        userId: player.userId,
        username: "Plain",
        avatarUrl: `${PICTURES}/avatars/nobody/webp-128x128.webp`,
      });
    }
  });

  it("uses the challenge's own cover image", async () => {
    await api.database.insert(gameArt).values({ gameId: game.gameId, name: "night", position: 1 });
    const { challengeId } = await storeChallenge(api.database, { art: "night" });
    const { launchUrl } = await dataOf(startPlay, start(api.visitor(), { challengeId }));
    expect(new URL(launchUrl).searchParams.get("coverImage")).toContain("/covers/softfall/night/");
  });

  it("refuses what does not belong to the game, before it creates a guest", async () => {
    const other = (await api.database.select().from(tracks)).find(({ gameId }) => gameId !== game.gameId);
    const hidden = await storeChallenge(api.database, { isPublished: false });
    const visitor = api.visitor();
    const users = await api.database.$count(user);
    expect(await failureOf(start(visitor, {}, "", UNKNOWN_ID))).toBe("404 game_not_found");
    expect(await failureOf(start(visitor, { trackId: other?.trackId }))).toBe("404 track_not_found");
    expect(await failureOf(start(visitor, { challengeId: UNKNOWN_ID }))).toBe("404 challenge_not_found");
    expect(await failureOf(start(visitor, { challengeId: hidden.challengeId }))).toBe("404 challenge_not_found");
    expect(await failureOf(start(visitor, { trackId: "x" }))).toBe("400 invalid_request_payload");
    expect(await api.database.$count(user)).toBe(users);
    expect(visitor.cookies.size).toBe(0);
  });
});
