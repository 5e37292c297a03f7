import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { games, globalSettings } from "~api/db/schema";
import { gameId, gamePath } from "~api/seed/demo-games";
import { loader as gamePage } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { action as startPlay } from "~/routes/api.plays";
import { loader as roomEvents } from "~/routes/api.room-events";
import { action as sendMessage } from "~/routes/api.room-messages";
import { action as rooms } from "~/routes/api.rooms";
import { expectWarnings } from "../setup/expect-warnings";
import { runAction, runLoader } from "../setup/portal";
import { json, newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import { advanceClock } from "../setup/remote-api";
import { TEST_SITE_URL, type TestVisitor } from "../setup/test-api";

expectWarnings(/: game_not_found$/);

const GAME = gameId("softfall");
const PAGE = gamePath("softfall");
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

let database: Awaited<ReturnType<typeof openPortal>>;

const open = (visitor: TestVisitor, page = PAGE) =>
  runAction(rooms, "/api/rooms/", {
    visitor,
    body: new URLSearchParams({ intent: "open", gameId: GAME, target: page }),
  });
const roomUrlIn = (location: string | null) => new URL(location ?? "", TEST_SITE_URL).searchParams.get("roomUrl") ?? "";
const idIn = (roomUrl: string) => roomUrl.slice(roomUrl.lastIndexOf("/") + 1);
const play = (visitor: TestVisitor, roomUrl: string) =>
  runAction(startPlay, "/api/plays", { visitor, ...json({ gameId: GAME, roomUrl, locale: "en" }) });
const send = (visitor: TestVisitor, body: unknown) =>
  runAction(sendMessage, "/api/room-messages/", { visitor, ...json(body) });

const pattern = "/:locale?/games/:gameId/:mangledTitle?";

const gameOn = async (visitor: TestVisitor) => (await runLoader(gamePage, pattern, PAGE, { visitor })).payload.game;

async function roomOn(visitor: TestVisitor, roomUrl: string) {
  const address = `${PAGE}?roomUrl=${encodeURIComponent(roomUrl)}`;
  const { payload, headers } = await runLoader(gamePage, pattern, address, { visitor });
  expect(headers.get("cache-control")).toBe("private, no-store");
  return payload.game.room;
}

beforeAll(async () => {
  database = await openPortal();
  await database.update(games).set({ multiplayer: true, maxPlayers: 2 }).where(eq(games.gameId, GAME));
});

afterEach(() => {
  vi.useRealTimers();
});

describe("rooms", () => {
  it("open from a form, redirect to the game and have a link to share", async () => {
    const host = await signUp("room_host");
    const { status, location } = await open(host);
    expect(status).toBe(302);
    expect(location?.startsWith(`${PAGE}?roomUrl=`)).toBe(true);
    const roomUrl = roomUrlIn(location);
    const found = await roomOn(newVisitor(), roomUrl);
    expect(found).toMatchObject({ state: "open", roomId: idIn(roomUrl), players: "room_host" });
    expect(found?.state === "open" && new URL(found.path, TEST_SITE_URL).searchParams.get("roomUrl")).toBe(roomUrl);
  });

  it("create a guest for a visitor, who receives the room's messages", async () => {
    const host = newVisitor();
    const { location, headers } = await open(host);
    expect(headers.getSetCookie()).toHaveLength(1);
    const roomUrl = roomUrlIn(location);
    const { payload } = await play(newVisitor(), roomUrl);
    expect(payload).toMatchObject({ ok: true, play: { init: { room: { roomId: idIn(roomUrl), maxPlayers: 2 } } } });
    expect((await play(newVisitor(), roomUrl)).payload).toEqual({ ok: false, error: "room_full" });
    const end = new AbortController();
    const cookie = [...host.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const url = `${TEST_SITE_URL}/api/room-events/?roomId=${idIn(roomUrl)}`;
    const request = new Request(url, { headers: { cookie }, signal: end.signal });
    const stream = await roomEvents({ request, params: {}, context: {} });
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    expect((await send(host, { roomId: idIn(roomUrl), data: { step: 1 } })).payload).toEqual({ ok: true });
    expect(await textUntil(stream, "step")).toContain('"data":{"step":1}');
    end.abort();
  });

  it("are left by a form, which closes an empty room", async () => {
    const host = await signUp("room_leaver");
    const roomUrl = roomUrlIn((await open(host)).location);
    const body = new URLSearchParams({ intent: "leave", roomId: idIn(roomUrl), target: PAGE });
    const leave = () => runAction(rooms, "/api/rooms/", { visitor: host, body });
    expect(await leave()).toMatchObject({ status: 302, location: PAGE });
    expect(await leave()).toMatchObject({ status: 302, location: PAGE });
    expect(await roomOn(host, roomUrl)).toEqual({ state: "gone", mayOpen: true });
    expect(await send(host, { roomId: idIn(roomUrl), data: 1 })).toMatchObject({
      status: 409,
      payload: { ok: false, error: "room_not_found" },
    });
  });

  it("are offered to guests only if the settings allow it", async () => {
    const offered = async (visitor: TestVisitor) => (await gameOn(visitor)).room;
    expect(await offered(newVisitor())).toEqual({ state: "none", mayOpen: true });
    const refused = { allowGuestMultiplayerRoomCreation: false };
    await database
      .insert(globalSettings)
      .values(refused)
      .onConflictDoUpdate({ target: globalSettings.id, set: refused });
    // Visitors share cached settings.
    advanceClock(60_000);
    expect(await offered(newVisitor())).toEqual({ state: "none", mayOpen: false });
    expect(await offered(await playAsGuest())).toEqual({ state: "none", mayOpen: false });
    expect(await offered(await signUp("room_opener"))).toEqual({ state: "none", mayOpen: true });
    const { location } = await open(newVisitor(), `/de${PAGE}`);
    expect(location).toContain("/session/login?");
    await database.update(globalSettings).set({ allowGuestMultiplayerRoomCreation: true });
  });

  it("ignore a target of another site, and refuse an unknown game and users outside the room", async () => {
    const failed = await runAction(rooms, "/api/rooms/", {
      visitor: await signUp("room_loser"),
      body: new URLSearchParams({ intent: "open", gameId: UNKNOWN_ID, target: "https://evil.example/" }),
    });
    expect(failed).toMatchObject({ status: 302, location: "/" });
    const request = new Request(`${TEST_SITE_URL}/api/room-events/?roomId=${UNKNOWN_ID}`);
    await expect(roomEvents({ request, params: {}, context: {} })).rejects.toMatchObject({ status: 403 });
  });
});

async function textUntil(response: Response, mark: string): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes(mark)) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) throw new Error(`The stream ended with: ${text}`);
    text += chunk.value;
  }
  return text;
}
