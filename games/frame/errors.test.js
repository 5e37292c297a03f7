// @ts-check
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reportErrors } from "./errors.js";

beforeEach(() => {
  vi.useFakeTimers();
});

const openFrame = () => {
  const send = vi.fn();
  const own = Object.assign(new EventTarget(), { setTimeout, performance, WebAssembly });
  reportErrors(/** @type {Window & typeof globalThis} */ (/** @type {unknown} */ (own)), {
    ...{ isAround: true, send, on: () => undefined, isLeftToGame: () => false },
  });
  /** @param {string} type @param {object} fields */
  const say = (type, fields) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields);
    own.dispatchEvent(event);
    vi.advanceTimersByTime(0);
  };
  return { own, send, say };
};

describe("reportErrors", () => {
  it.each([
    ["error", { error: new TypeError("Mira is at mira@example.org") }, "exception"],
    ["error", { error: null, message: "Script error." }, "exception"],
    ["error", { error: new WebAssembly.RuntimeError("unreachable") }, "webassembly"],
    ["unhandledrejection", { reason: new Error("no") }, "rejection"],
    ["unhandledrejection", { reason: undefined }, "rejection"],
    ["unhandledrejection", { reason: new WebAssembly.LinkError("no import") }, "webassembly"],
  ])("tells the kind of %s %j, and nothing else of it", (type, fields, kind) => {
    const { send, say } = openFrame();
    say(type, fields);
    expect(send.mock.calls).toEqual([[{ type: "FRAME_ERROR", kind }]]);
  });

  it("tells of a loop that throws twice a minute", () => {
    const { send, say } = openFrame();
    for (let time = 0; time < 600; time++) {
      say("error", { error: new Error("again") });
      vi.advanceTimersByTime(100);
    }
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("leaves what the game takes care of", () => {
    const { own, send, say } = openFrame();
    own.addEventListener("unhandledrejection", (event) => event.preventDefault());
    say("unhandledrejection", { reason: new Error("handled") });
    expect(send).not.toHaveBeenCalled();
  });

  it("is not about what the portal's scripts do by themselves", () => {
    const { send, say } = openFrame();
    const withStack = (/** @type {string[]} */ ...lines) =>
      Object.assign(new Error("no"), { stack: ["Error: no", ...lines].join("\n") });
    say("error", { error: withStack("    at tick (portal-frame.js:12:3)") });
    say("error", { error: withStack("tick@portal-frame.js:12:3", "") });
    say("error", { error: withStack("    at save (https://a.games.test/storage-0123456789abcdef.js:1:2)") });
    expect(send).not.toHaveBeenCalled();
    say("error", {
      error: withStack("    at send (portal-frame.js:1:2)", "    at load (https://a.games.test/game.js:1:2)"),
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("withstands an error that throws when it is looked at", () => {
    const { send, say } = openFrame();
    const thrown = Object.defineProperty({}, "stack", {
      get() {
        throw new Error("caught");
      },
    });
    say("error", { error: thrown });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
