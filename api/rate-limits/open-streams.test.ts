import { describe, expect, it, vi } from "vitest";
import { createOpenStreams } from "./open-streams";

describe("open streams", () => {
  it("are limited to three per seat: the oldest is replaced", () => {
    const streams = createOpenStreams();
    const replaced = Array.from({ length: 5 }, () => vi.fn());
    const ends = replaced.map((onReplaced) => streams.open({ seat: "room player", address: null, onReplaced }));
    expect(replaced.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0, 0, 0]);
    ends[2]?.();
    const next = vi.fn();
    streams.open({ seat: "room player", address: null, onReplaced: next });
    streams.open({ seat: "other player", address: null, onReplaced: next });
    expect(replaced.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0, 0, 0]);
    expect(next).not.toHaveBeenCalled();
  });

  it("are limited to a hundred per address, until one ends", () => {
    const streams = createOpenStreams();
    const open = (seat: string, address: string) => streams.open({ seat, address, onReplaced: vi.fn() });
    const ends = Array.from({ length: 100 }, (_, index) => open(`seat ${String(index)}`, "192.0.2.1"));
    const tooMany = expect.objectContaining({ code: "too_many_requests", retryAfterSeconds: 30 }) as unknown;
    expect(() => open("one more", "192.0.2.1")).toThrow(tooMany);
    open("somebody else", "192.0.2.2");
    ends[7]?.();
    ends[7]?.();
    open("one more", "192.0.2.1");
    expect(() => open("and one more", "192.0.2.1")).toThrow(tooMany);
  });
});
