import { describe, expect, it } from "vitest";
import type { FrameTrust } from "./frame-trust";
import { trustedMessage } from "./trusted-message";

const OPAQUE: FrameTrust = { kind: "opaque", origin: "null", targetOrigin: "*" };
const SEPARATE: FrameTrust = { kind: "separate", origin: "https://games.test", targetOrigin: "https://games.test" };

const always = () => true;

describe("trustedMessage", () => {
  const frame = {};
  const score = { type: "SCORE", score: 120 };

  it("takes a well-formed message of the frame", () => {
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

  it("drops a message that holds itself", () => {
    const data: Record<string, unknown> = {};
    data["data"] = data;
    const event = { source: frame, origin: "null", data: { type: "ROOM_SEND", data } };
    expect(trustedMessage(event, frame, OPAQUE, always)).toBeNull();
  });

  it("does not take null for a frame that keeps its origin", () => {
    expect(trustedMessage({ source: frame, origin: "null", data: score }, frame, SEPARATE, always)).toBeNull();
  });

  it("takes nothing before the frame has a window", () => {
    expect(trustedMessage({ source: null, origin: "null", data: score }, null, OPAQUE, always)).toBeNull();
  });

  it("takes nothing of a kind that was said too often, and asks only about kinds that there are", () => {
    const asked: string[] = [];
    const never = (kind: string) => {
      asked.push(kind);
      return false;
    };
    expect(trustedMessage({ source: frame, origin: "null", data: score }, frame, OPAQUE, never)).toBeNull();
    expect(trustedMessage({ source: frame, origin: "null", data: { type: "FLOOD" } }, frame, OPAQUE, never)).toBeNull();
    expect(trustedMessage({ source: {}, origin: "null", data: score }, frame, OPAQUE, never)).toBeNull();
    expect(asked).toEqual(["SCORE"]);
  });
});
