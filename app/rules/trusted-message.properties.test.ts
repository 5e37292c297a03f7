import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameToPageMessage } from "~contract/game-messages";
import type { FrameTrust } from "./frame-sandbox";
import { isMessageKind, MESSAGE_RATE_LIMITS, trustedMessage } from "./trusted-message";

const OPAQUE: FrameTrust = { kind: "opaque", origin: "null", targetOrigin: "*" };
const FRAME = {};
const KINDS = Object.keys(MESSAGE_RATE_LIMITS);
const DEPTH = 20_000;

const receive = (data: unknown) => trustedMessage({ source: FRAME, origin: "null", data }, FRAME, OPAQUE, () => true);

/** Everything that postMessage can clone: no functions, no symbols. */
const cloneable = fc.anything({
  ...{ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true },
  ...{ withSparseArray: true, withNullPrototype: true, withObjectString: true },
});
const kind = fc.constantFrom(...KINDS);
const oddNumber = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, -0, -1, 0.5, 2 ** 53, 1e300));
const oddValue = fc.oneof(
  cloneable,
  oddNumber,
  fc.string(),
  fc.constantFrom("x".repeat(3_000_000), "", null, undefined),
);

const nearMiss = fc.record(
  {
    ...{ type: fc.oneof(kind, fc.string(), cloneable), gameId: oddValue, progress: oddValue, strategy: oddValue },
    ...{ score: oddValue, challengeId: oddValue, slot: oddValue, data: oddValue },
  },
  { requiredKeys: [] },
);

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = level % 2 ? { value } : [value];
  return value;
}

function circular(): unknown {
  const value: Record<string, unknown> = {};
  value["value"] = value;
  return value;
}

describe("any message of a game", () => {
  it.each([
    ["anything", cloneable],
    ["almost a message", nearMiss],
    ["JSON", fc.jsonValue()],
  ])("%s is dropped silently or matches the contract exactly", (_, payloads: fc.Arbitrary<unknown>) => {
    fc.assert(
      fc.property(payloads, (data) => {
        const message = receive(data);
        if (message === null) return;
        expect(gameToPageMessage.parse(message)).toEqual(message);
        expect(isMessageKind(message.type)).toBe(true);
        expectSound(message);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(KINDS)("of the kind %s is parsed safely, even deeply nested or circular", (type) => {
    for (const data of [nested(DEPTH), circular(), "x".repeat(3_000_000)]) {
      const message = receive({ type, data, slot: data, score: data, progress: data, gameId: data });
      if (message) expect(Object.keys(message).every((field) => ["type", "data"].includes(field))).toBe(true);
    }
  });

  it("cannot reach a prototype", () => {
    const poisoned: unknown = JSON.parse('{"type":"SCORE","score":1,"__proto__":{"isAdmin":true},"constructor":1}');
    expect(receive(poisoned)).toEqual({ type: "SCORE", score: 1 });
    expect(Object.keys(receive(poisoned) ?? {})).toEqual(["type", "score"]);
    expect(Reflect.get({}, "isAdmin")).toBeUndefined();
    expect(receive({ type: "__proto__" })).toBeNull();
    expect(receive(Object.create({ type: "GAME_READY" }))).toEqual({ type: "GAME_READY" });
  });

  it("is dropped from another window or origin", () => {
    const score = { type: "SCORE", score: 1 };
    const always = () => true;
    fc.assert(
      fc.property(fc.anything(), fc.oneof(fc.webUrl(), fc.string()), (source, origin) => {
        expect(trustedMessage({ source, origin: "null", data: score }, FRAME, OPAQUE, always)).toBeNull();
        fc.pre(origin !== "null");
        expect(trustedMessage({ source: FRAME, origin, data: score }, FRAME, OPAQUE, always)).toBeNull();
      }),
    );
  });
});

/** Second implementation of the schema. */
function expectSound(message: NonNullable<ReturnType<typeof receive>>): void {
  if (message.type === "SCORE") expect(Number.isSafeInteger(message.score) && message.score >= 0).toBe(true);
  if (message.type === "LOAD_PROGRESS") expect(message.progress >= 0 && message.progress <= 1).toBe(true);
  if (message.type === "SAVE_GET" || message.type === "SAVE_SET") {
    expect(message.slot.length > 0 && message.slot.length <= 64).toBe(true);
  }
}
