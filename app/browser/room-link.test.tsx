import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomEvent } from "~contract/room-events";
import { joinRoom } from "./room-link";

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream;
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Stream.last = this;
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  emit(data: string) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }
}

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const sent = () =>
  fetch.mock.calls.map(([, { body }]): unknown => (typeof body === "string" ? JSON.parse(body) : null));
let received: RoomEvent[];

beforeEach(() => {
  received = [];
  vi.stubGlobal("EventSource", Stream);
  vi.spyOn(window, "fetch").mockImplementation(fetch as typeof window.fetch);
  fetch.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ok: true })));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const join = () => joinRoom("room-a", (event) => received.push(event));

describe("joinRoom", () => {
  it("reports valid events only", () => {
    join();
    const message = { type: "message", sequence: 1, userId: "juno", data: { step: 2 } };
    expect(Stream.last.url).toBe("/api/room-events/?roomId=room-a");
    for (const text of ["no json", '{"type":"shout"}', '{"type":"message","sequence":"1"}', JSON.stringify(message)]) {
      Stream.last.emit(text);
    }
    expect(received).toEqual([message]);
  });

  it("waits for a lost connection, and ends when the room no longer exists", () => {
    join();
    Stream.last.fail(0);
    expect(received).toEqual([]);
    Stream.last.fail(Stream.CLOSED);
    Stream.last.fail(Stream.CLOSED);
    expect(received).toEqual([{ type: "closed" }]);
  });

  it("sends in order, retries after a network failure, and stops once the room is gone", async () => {
    vi.useFakeTimers();
    const { send } = join();
    fetch.mockRejectedValueOnce(new TypeError("offline"));
    send(1);
    send(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent().map((body) => (body as { data: number }).data)).toEqual([1, 1, 2]);
    fetch.mockResolvedValueOnce(Response.json({ ok: false, error: "room_not_found" }, { status: 409 }));
    send(3);
    send(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(4);
    expect(received).toEqual([{ type: "closed" }]);
    expect(Stream.last.readyState).toBe(Stream.CLOSED);
  });

  it("skips a message that is too large", async () => {
    const { send, close } = join();
    fetch.mockResolvedValueOnce(Response.json({ ok: false, error: "message_too_large" }, { status: 409 }));
    send("x");
    send("y");
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    close();
    expect(received).toEqual([]);
  });
});
