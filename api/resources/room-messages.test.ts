import { eq } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startPlay } from "~contract/calls/play";
import { createRoom, getRoom, sendRoomMessage } from "~contract/calls/rooms";
import { roomEvent, type RoomEvent } from "~contract/room-events";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { roomMessages, roomPlayers, rooms, session } from "../db/schema";
import { gameId, trackId } from "../seed/demo-games";
import { streamRoomEvents } from "../store/play/room-events";
import { loadMessagesAfter } from "../store/play/room-messages";

const GAME = gameId("softfall");
const MAX_MESSAGES = 1_000;

type Follower = { next(): Promise<RoomEvent | null>; close(): void };

describe("messages of a room", () => {
  let api: TestApi;
  let host: Member;
  let guest: Member;
  let roomId: string;
  let members = 0;
  let followers: Follower[] = [];

  const send = (visitor: TestVisitor, data: unknown) => visitor.postJson(`/gg/rooms/${roomId}/messages`, { data });
  const leaveSeat = (visitor: TestVisitor) => visitor.fetch(`/gg/rooms/${roomId}/seat`, { method: "DELETE" });

  beforeAll(async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(api.database);
  });

  beforeEach(async () => {
    host = await aMember(api, `Host${String(++members)}`);
    guest = await aMember(api, `Guest${String(members)}`);
    const body = { trackId: trackId("softfall"), region: "main", maxPlayers: 2 };
    const opened = await dataOf(createRoom, host.postJson(`/gg/games/${GAME}/rooms`, body));
    ({ roomId } = opened);
    await dataOf(startPlay, guest.postJson(`/gxc/v2/games/${GAME}/play`, { roomUrl: opened.roomUrl }));
  });

  afterEach(() => {
    for (const follower of followers) follower.close();
    followers = [];
  });

  async function follow(visitor: TestVisitor, headers: Record<string, string> = {}): Promise<Follower> {
    const abort = new AbortController();
    const response = await visitor.fetch(`/gg/rooms/${roomId}/events`, { headers, signal: abort.signal });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    const events = readEvents(response);
    const next = async (): Promise<RoomEvent | null> => {
      const { value } = (await events.next()) as { value?: RoomEvent };
      return value ?? null;
    };
    const follower = { next, close: () => abort.abort() };
    followers.push(follower);
    return follower;
  }

  const herePlayers = (event: RoomEvent | null) =>
    event?.type === "players" ? event.players.filter(({ isHere }) => isHere).map(({ userId }) => userId) : null;

  /** The players once there are `count`: the room may send the same list more than once. */
  const waitForPlayers = async (follower: Follower, count: number) => {
    let here: string[] | null = null;
    for (let event = await follower.next(); event; event = await follower.next()) {
      here = herePlayers(event);
      if (here?.length === count) break;
    }
    return here;
  };

  it("are received by everybody in one order, and replayed to late and reconnected players", async () => {
    const first = await follow(host);
    expect(herePlayers(await first.next())).toEqual([host.userId]);
    const second = await follow(guest);
    expect(herePlayers(await second.next())).toEqual([host.userId, guest.userId]);
    expect(herePlayers(await first.next())).toEqual([host.userId, guest.userId]);
    expect(await dataOf(sendRoomMessage, send(host, { step: 1 }))).toEqual({ sequence: 1 });
    expect(await dataOf(sendRoomMessage, send(guest, "hit"))).toEqual({ sequence: 2 });
    const expected = [
      { type: "message", sequence: 1, userId: host.userId, data: { step: 1 } },
      { type: "message", sequence: 2, userId: guest.userId, data: "hit" },
    ];
    for (const follower of [first, second]) expect([await follower.next(), await follower.next()]).toEqual(expected);
    const back = await follow(guest, { "last-event-id": "1" });
    expect((await back.next())?.type).toBe("players");
    expect(await back.next()).toEqual(expected[1]);
  });

  it("of twenty concurrent senders are numbered without gaps", async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => dataOf(sendRoomMessage, send(index % 2 ? host : guest, index))),
    );
    expect(results.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it("are stored up to a thousand", async () => {
    await api.database.update(rooms).set({ lastSequence: MAX_MESSAGES }).where(eq(rooms.roomId, roomId));
    const message = { roomId, userId: host.userId, data: "old", sentAt: new Date() };
    await api.database.insert(roomMessages).values([
      { ...message, sequence: 1 },
      { ...message, sequence: 2 },
    ]);
    await dataOf(sendRoomMessage, send(host, "new"));
    const stored = await api.database.select().from(roomMessages).where(eq(roomMessages.roomId, roomId));
    expect(stored.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual([2, MAX_MESSAGES + 1]);
  });

  it("are replayed up to a quarter of a megabyte, the latest", async () => {
    const message = { roomId, userId: host.userId, data: "x".repeat(4_000), sentAt: new Date() };
    const rows = Array.from({ length: 100 }, (_, index) => ({ ...message, sequence: index + 1 }));
    await api.database.insert(roomMessages).values(rows);
    const replayed = await loadMessagesAfter(api.database, roomId, 0);
    expect(replayed).toHaveLength(65);
    expect(replayed.at(-1)?.sequence).toBe(100);
  });

  it("notify a listener once, however fast they arrive", async () => {
    let notify = () => undefined as void;
    const notifier = {
      subscribe: (_roomId: string, onNotify: () => void) => {
        notify = onNotify;
        return Promise.resolve(() => undefined);
      },
    };
    const [row] = await api.database.select().from(session).where(eq(session.userId, host.userId));
    const end = new AbortController();
    const options = {
      database: api.database,
      notifier,
      roomId,
      userId: host.userId,
      sessionId: row?.id ?? "",
      after: 0,
    };
    const following = streamRoomEvents({ ...options, signal: end.signal });
    expect((await following.next()).value).toMatchObject({ type: "players" });
    const waiting = following.next();
    // Waits until the listener's first poll is over.
    await sleep(100);
    const selects = vi.spyOn(api.database, "select");
    const startedAt = Date.now();
    for (let count = 0; count < 100; count += 1) {
      notify();
      await sleep(1);
    }
    const statements = selects.mock.calls.length;
    selects.mockRestore();
    const maxPolls = (Date.now() - startedAt) / 50 + 2;
    expect(statements).toBeLessThanOrEqual(maxPolls * 3);
    end.abort();
    await waiting;
    await following.return(undefined);
  });

  it("end with the session that listens", async () => {
    const [row] = await api.database.select().from(session).where(eq(session.userId, host.userId));
    const options = { database: api.database, roomId, userId: host.userId, sessionId: row?.id ?? "", after: 0 };
    const notifier = { subscribe: () => Promise.resolve(() => undefined) };
    await api.database.delete(session).where(eq(session.userId, host.userId));
    const following = streamRoomEvents({ ...options, notifier, signal: new AbortController().signal });
    expect(await following.next()).toMatchObject({ value: { type: "closed" } });
    expect((await following.next()).done).toBe(true);
  });

  it("are sent to at most three streams of a player: the oldest gets a closed event", async () => {
    const streams = [await follow(host), await follow(host), await follow(host), await follow(host)];
    const [oldest] = streams;
    let last = await oldest?.next();
    while (last?.type === "players") last = await oldest?.next();
    expect(last).toEqual({ type: "closed" });
    expect(await oldest?.next()).toBeNull();
    await send(host, "still here");
    let received = await streams[3]?.next();
    while (received?.type === "players") received = await streams[3]?.next();
    expect(received).toMatchObject({ type: "message", data: "still here" });
  });

  it("are for players with a seat only", async () => {
    const stranger = await aMember(api, `Stranger${String(members)}`);
    expect(await failureOf(send(stranger, 1))).toBe("404 room_not_found");
    expect(await failureOf(stranger.fetch(`/gg/rooms/${roomId}/events`))).toBe("404 room_not_found");
    expect(await failureOf(api.visitor().fetch(`/gg/rooms/${roomId}/events`))).toBe("403 sign_in_required");
    expect(await failureOf(host.fetch(`/gg/rooms/no-room/events`))).toBe("404 room_not_found");
  });

  it("report who left, and end with the last seat", async () => {
    const watching = await follow(host);
    await watching.next();
    await leaveSeat(guest);
    expect(await watching.next()).toMatchObject({ type: "players", players: [{ userId: host.userId }] });
    expect(await failureOf(send(guest, 1))).toBe("404 room_not_found");
    expect(await failureOf(leaveSeat(guest))).toBe("404 room_not_found");
    await leaveSeat(host);
    expect(await watching.next()).toEqual({ type: "closed" });
    expect(await watching.next()).toBeNull();
    expect(await failureOf(host.fetch(`/gg/rooms/${roomId}`))).toBe("404 room_not_found");
  });

  it("report when somebody stops listening, and keep the room alive while anybody listens", async () => {
    const [first, second] = [await follow(host), await follow(guest)];
    await second.next();
    expect(await waitForPlayers(first, 2)).toEqual([host.userId, guest.userId]);
    second.close();
    expect(await waitForPlayers(first, 1)).toEqual([host.userId]);
    const [seat] = await api.database.select().from(roomPlayers).where(eq(roomPlayers.userId, guest.userId));
    expect(seat?.seenAt).toBeNull();
    expect((await dataOf(getRoom, host.fetch(`/gg/rooms/${roomId}`))).players).toHaveLength(2);
  });
});

async function* readEvents(response: Response): AsyncGenerator<RoomEvent> {
  const decoder = new TextDecoder();
  let text = "";
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    for (let end = text.indexOf("\n\n"); end !== -1; end = text.indexOf("\n\n")) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data !== undefined) yield roomEvent.parse(JSON.parse(data));
    }
  }
}
