import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMessageKind, MESSAGE_RATE_LIMITS, takeToken, type TokenBucket, type MessageKind } from "./message-rate";

const KINDS = Object.keys(MESSAGE_RATE_LIMITS).filter(isMessageKind);

function taken(kind: MessageKind, momentsMs: readonly number[]): number {
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
  it.each(KINDS)("of the kind %s never exceeds its bound, whenever they come", (kind) => {
    const { burst, perSecond } = MESSAGE_RATE_LIMITS[kind];
    const moments = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 500 });
    fc.assert(
      fc.property(moments, (unordered) => {
        const ordered = [...unordered].sort((one, other) => one - other);
        const seconds = ((ordered.at(-1) ?? 0) - (ordered[0] ?? 0)) / 1000;
        expect(taken(kind, ordered)).toBeLessThanOrEqual(burst + Math.ceil(seconds * perSecond));
      }),
    );
  });

  it.each(KINDS)("lets whoever keeps to it say every %s", (kind) => {
    const { burst, perSecond } = MESSAGE_RATE_LIMITS[kind];
    const steady = Array.from({ length: burst * 4 }, (_, index) => Math.ceil((index * 1000) / perSecond));
    expect(taken(kind, steady)).toBe(steady.length);
    expect(
      taken(
        kind,
        Array.from({ length: burst }, () => 0),
      ),
    ).toBe(burst);
  });

  it("comes back after a flood", () => {
    const flood = Array.from({ length: 20_000 }, (_, index) => index / 100);
    expect(taken("SCORE", [...flood, 10_000, 10_001])).toBe(MESSAGE_RATE_LIMITS.SCORE.burst + 2);
  });

  it("is not fooled by a clock that goes back", () => {
    const late = takeToken("SCORE", undefined, 5_000);
    expect(takeToken("SCORE", late ?? undefined, 1_000)?.left).toBe(MESSAGE_RATE_LIMITS.SCORE.burst - 2);
  });

  it("knows no other kinds", () => {
    expect(["PURCHASE", "__proto__", "constructor", "", null, 7, {}].filter(isMessageKind)).toEqual([]);
  });
});
