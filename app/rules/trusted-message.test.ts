import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FrameTrust } from "./frame-sandbox";
import {
  isMessageKind,
  MESSAGE_RATE_LIMITS,
  type MessageKind,
  takeToken,
  type TokenBucket,
  trustedMessage,
} from "./trusted-message";

const OPAQUE: FrameTrust = { kind: "opaque", origin: "null", targetOrigin: "*" };
const SEPARATE: FrameTrust = { kind: "separate", origin: "https://games.test", targetOrigin: "https://games.test" };

const always = () => true;

describe("trustedMessage", () => {
  const frame = {};
  const score = { type: "SCORE", score: 120 };

  it("accepts a valid message of the frame", () => {
    expect(trustedMessage({ source: frame, origin: "null", data: score }, frame, OPAQUE, always)).toEqual(score);
    expect(
      trustedMessage({ source: frame, origin: "https://games.test", data: score }, frame, SEPARATE, always),
    ).toEqual(score);
  });

  it.each([
    ["another window", { source: {}, origin: "null", data: score }],
    ["another origin", { source: frame, origin: "https://portal.test", data: score }],
    ["an unknown type", { source: frame, origin: "null", data: { type: "PURCHASE" } }],
    ["a fraction as a score", { source: frame, origin: "null", data: { type: "SCORE", score: 1.5 } }],
    ["a negative score", { source: frame, origin: "null", data: { type: "SCORE", score: -1 } }],
    ["progress beyond 1", { source: frame, origin: "null", data: { type: "LOAD_PROGRESS", gameId: "", progress: 2 } }],
    ["text", { source: frame, origin: "null", data: '{"type":"GAME_READY"}' }],
    ["nothing", { source: frame, origin: "null", data: null }],
  ])("drops a message with %s", (_, event) => {
    expect(trustedMessage(event, frame, OPAQUE, always)).toBeNull();
  });

  it("takes only the kind of an error, of a closed list, and few of them", () => {
    const say = (data: object) =>
      trustedMessage({ source: frame, origin: "null", data: { type: "FRAME_ERROR", ...data } }, frame, OPAQUE, always);
    const text = "Mira, mira@example.org".repeat(10_000);
    expect(say({ kind: "rejection", message: text, stack: text })).toEqual({ type: "FRAME_ERROR", kind: "rejection" });
    for (const kind of [text, "loading", "", null, ["exception"]]) expect(say({ kind, message: text })).toBeNull();
    let bucket: TokenBucket | undefined;
    const taken = Array.from({ length: 600 }, (_, index) => {
      const next = takeToken("FRAME_ERROR", bucket, index * 10);
      bucket = next ?? bucket;
      return next !== null;
    });
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  it("drops a circular message", () => {
    const data: Record<string, unknown> = {};
    data["data"] = data;
    const event = { source: frame, origin: "null", data: { type: "ROOM_SEND", data } };
    expect(trustedMessage(event, frame, OPAQUE, always)).toBeNull();
  });

  it("rejects the origin null for a frame that keeps its origin", () => {
    expect(trustedMessage({ source: frame, origin: "null", data: score }, frame, SEPARATE, always)).toBeNull();
  });

  it("rejects messages before the frame has a window", () => {
    expect(trustedMessage({ source: null, origin: "null", data: score }, null, OPAQUE, always)).toBeNull();
  });

  it("rejects messages above the rate limit, and checks only known kinds", () => {
    const checkedKinds: string[] = [];
    const never = (kind: string) => {
      checkedKinds.push(kind);
      return false;
    };
    expect(trustedMessage({ source: frame, origin: "null", data: score }, frame, OPAQUE, never)).toBeNull();
    expect(trustedMessage({ source: frame, origin: "null", data: { type: "FLOOD" } }, frame, OPAQUE, never)).toBeNull();
    expect(trustedMessage({ source: {}, origin: "null", data: score }, frame, OPAQUE, never)).toBeNull();
    expect(checkedKinds).toEqual(["SCORE"]);
  });
});

const KINDS = Object.keys(MESSAGE_RATE_LIMITS).filter(isMessageKind);

function countAccepted(kind: MessageKind, momentsMs: readonly number[]): number {
  let allowance: TokenBucket | undefined;
  let count = 0;
  for (const nowMs of momentsMs) {
    const next = takeToken(kind, allowance, nowMs);
    if (!next) continue;
    allowance = next;
    count++;
  }
  return count;
}

describe("the rate of a game's messages", () => {
  it.each(KINDS)("of the kind %s never exceeds its limit at any times", (kind) => {
    const { burst, perSecond } = MESSAGE_RATE_LIMITS[kind];
    const moments = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 500 });
    fc.assert(
      fc.property(moments, (unordered) => {
        const ordered = [...unordered].sort((one, other) => one - other);
        const seconds = ((ordered.at(-1) ?? 0) - (ordered[0] ?? 0)) / 1000;
        expect(countAccepted(kind, ordered)).toBeLessThanOrEqual(burst + Math.ceil(seconds * perSecond));
      }),
    );
  });

  it.each(KINDS)("accepts every %s within the limit", (kind) => {
    const { burst, perSecond } = MESSAGE_RATE_LIMITS[kind];
    const steady = Array.from({ length: burst * 4 }, (_, index) => Math.ceil((index * 1000) / perSecond));
    expect(countAccepted(kind, steady)).toBe(steady.length);
    expect(
      countAccepted(
        kind,
        Array.from({ length: burst }, () => 0),
      ),
    ).toBe(burst);
  });

  it("recovers after a flood", () => {
    const flood = Array.from({ length: 20_000 }, (_, index) => index / 100);
    expect(countAccepted("SCORE", [...flood, 10_000, 10_001])).toBe(MESSAGE_RATE_LIMITS.SCORE.burst + 2);
  });

  it("handles a clock that was set back", () => {
    const bucket = takeToken("SCORE", undefined, 5_000);
    expect(takeToken("SCORE", bucket ?? undefined, 1_000)?.tokens).toBe(MESSAGE_RATE_LIMITS.SCORE.burst - 2);
  });

  it("recognises no other kinds", () => {
    expect(["PURCHASE", "__proto__", "constructor", "", null, 7, {}].filter(isMessageKind)).toEqual([]);
  });
});
