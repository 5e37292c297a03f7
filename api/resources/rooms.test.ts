import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPlay } from "~contract/calls/play";
import { createRoom, getRoom, listRegions } from "~contract/calls/rooms";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { globalSettings, plays, roomPlayers, rooms, user } from "../db/schema";
import { gameId, trackId } from "../seed/demo-games";
import { moveSeats } from "../store/play/rooms";

const GAME = gameId("softfall");
const OTHER_GAME = gameId("lantern-run");
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";
const RACERS = 20;

describe("rooms", () => {
  let api: TestApi;
  let members = 0;
  let host: Member;

  const newcomer = () => aMember(api, `Roomer${String(++members)}`);
  const open = (visitor: TestVisitor, body: Record<string, unknown> = {}) =>
    visitor.postJson(`/gg/games/${GAME}/rooms`, {
      trackId: trackId("softfall"),
      region: "main",
      maxPlayers: 4,
      ...body,
    });
  const join = (visitor: TestVisitor, roomUrl: string, body: Record<string, unknown> = {}, game = GAME) =>
    visitor.postJson(`/gxc/v2/games/${game}/play`, { roomUrl, ...body });
  const playersOf = async (roomId: string) =>
    (await dataOf(getRoom, host.fetch(`/gg/rooms/${roomId}`))).players.map(({ userId }) => userId);
  const backdateActivity = (roomId: string, minutes: number) =>
    api.database
      .update(rooms)
      .set({ lastActivityAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(rooms.roomId, roomId));

  beforeAll(async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(api.database);
  });
  beforeEach(async () => {
    host = await newcomer();
  });

  it("opens in an existing region with its host, who can play at once", async () => {
    const regions = await dataOf(listRegions, api.fetch("/gg/regions"));
    expect(regions).toContain("main");
    const { roomId, roomUrl } = await dataOf(createRoom, open(host));
    const room = await dataOf(getRoom, api.visitor().fetch(`/gg/rooms/${roomId}`));
    expect(room).toMatchObject({ roomId, roomUrl, gameId: GAME, trackId: trackId("softfall"), maxPlayers: 4 });
    expect(room.players).toEqual([{ userId: host.userId, username: host.username }]);
    const { launchUrl } = await dataOf(startPlay, join(host, roomUrl));
    expect(new URL(launchUrl).searchParams.get("room")).toBe(roomId);
    expect(await playersOf(roomId)).toEqual([host.userId]);
  });

  it("is refused for a wrong game, track, region or number of players", async () => {
    const body = { trackId: trackId("softfall"), region: "main", maxPlayers: 4 };
    expect(await failureOf(host.postJson(`/gg/games/${UNKNOWN_ID}/rooms`, body))).toBe("404 game_not_found");
    expect(await failureOf(open(host, { trackId: trackId("lantern-run") }))).toBe("404 tack_not_found");
    const response = await open(host, { region: "moon" });
    expect(await response.json()).toMatchObject({
      errors: [{ code: "invalid_request_payload", details: { fieldName: "region" } }],
    });
    expect(await failureOf(open(host, { maxPlayers: 5 }))).toBe("400 invalid_request_payload");
  });

  it("can be opened by guests, unless the settings forbid it", async () => {
    const visitor = api.visitor();
    await dataOf(createRoom, open(visitor));
    expect(visitor.cookies.size).toBeGreaterThan(0);
    await api.database.insert(globalSettings).values({ allowGuestMultiplayerRoomCreation: false });
    const users = await api.database.$count(user);
    expect(await failureOf(open(visitor))).toBe("403 sign_in_required");
    expect(await failureOf(open(api.visitor()))).toBe("403 sign_in_required");
    expect(await api.database.$count(user)).toBe(users);
    expect((await open(host)).status).toBe(200);
    await api.database.delete(globalSettings);
  });

  it("gives three free seats to three of twenty concurrent players", async () => {
    const { roomId, roomUrl } = await dataOf(createRoom, open(host));
    const racers = await Promise.all(Array.from({ length: RACERS }, newcomer));
    const responses = await Promise.all(racers.map((racer) => join(racer, roomUrl)));
    const inside = racers.filter((_, index) => responses[index]?.status === 200);
    expect(inside).toHaveLength(3);
    for (const response of responses.filter(({ status }) => status !== 200)) {
      expect(await failureOf(response)).toBe("400 room_full");
    }
    expect((await playersOf(roomId)).sort()).toEqual([host.userId, ...inside.map(({ userId }) => userId)].sort());
    const [rejected] = racers.filter((racer) => !inside.includes(racer));
    expect(await api.database.$count(plays, eq(plays.userId, rejected?.userId ?? ""))).toBe(0);
    for (const player of inside) expect((await join(player, roomUrl)).status).toBe(200);
  });

  it("is full for visitors before they become guests", async () => {
    const { roomUrl } = await dataOf(createRoom, open(host, { maxPlayers: 2 }));
    await dataOf(startPlay, join(await newcomer(), roomUrl));
    const users = await api.database.$count(user);
    const visitor = api.visitor();
    expect(await failureOf(join(visitor, roomUrl))).toBe("400 room_full");
    expect(await failureOf(join(visitor, roomUrl.replace(/[0-9a-f-]+$/, UNKNOWN_ID)))).toBe("404 room_not_found");
    expect(await api.database.$count(user)).toBe(users);
  });

  it("belongs to its game and track, and its URL must match exactly", async () => {
    const { roomId, roomUrl } = await dataOf(createRoom, open(host));
    expect(await failureOf(join(host, roomUrl, {}, OTHER_GAME))).toBe("404 room_not_found");
    for (const address of ["", "x", roomId, `https://evil.example${roomUrl}`, `${roomUrl}/`, `/gg/rooms/x`]) {
      expect(await failureOf(join(host, address))).toBe("404 room_not_found");
    }
  });

  it("expires after a quarter of an hour without use, and is deleted when the next one opens", async () => {
    const { roomId, roomUrl } = await dataOf(createRoom, open(host));
    await backdateActivity(roomId, 14);
    await dataOf(getRoom, api.visitor().fetch(`/gg/rooms/${roomId}`));
    await backdateActivity(roomId, 14);
    await playersOf(roomId);
    const [used] = await api.database.select().from(rooms).where(eq(rooms.roomId, roomId));
    expect(Date.now() - (used?.lastActivityAt.getTime() ?? 0)).toBeLessThan(60_000);
    await backdateActivity(roomId, 16);
    expect(await failureOf(host.fetch(`/gg/rooms/${roomId}`))).toBe("404 room_not_found");
    expect(await failureOf(join(host, roomUrl))).toBe("404 room_not_found");
    await open(host);
    expect(await api.database.$count(rooms, eq(rooms.roomId, roomId))).toBe(0);
  });

  it("keeps the seat of a guest who signs in, one for each room", async () => {
    const { roomId, roomUrl } = await dataOf(createRoom, open(host));
    const guest = await newcomer();
    await dataOf(startPlay, join(guest, roomUrl));
    const { roomId: ownRoomId } = await dataOf(createRoom, open(guest));
    await moveSeats(api.database, { guestId: guest.userId, userId: host.userId });
    expect(await playersOf(roomId)).toEqual([host.userId]);
    expect(await playersOf(ownRoomId)).toEqual([host.userId]);
    expect(await api.database.$count(roomPlayers, eq(roomPlayers.userId, guest.userId))).toBe(0);
  });
});
