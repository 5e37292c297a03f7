// @ts-check
import { expect, it, vi } from "vitest";
import { connectPage } from "./page.js";

const SITE = "https://portal.test";

const openFrame = () => {
  const parent = { postMessage: vi.fn() };
  const own = Object.assign(new EventTarget(), { parent, top: parent, length: 0 });
  const page = connectPage(/** @type {Window} */ (/** @type {unknown} */ (own)), SITE);
  /** @type {string[]} */
  const heard = [];
  for (const type of ["PAUSE", "RESUME", "MUTE"])
    page.on(type, ({ on }) => heard.push(type === "MUTE" ? `MUTE ${String(on)}` : type));
  /** @param {object | null} data @param {{ source?: object, origin?: string }} [from] */
  const say = (data, { source = parent, origin = SITE } = {}) => {
    own.dispatchEvent(Object.assign(new Event("message"), { data, source, origin }));
  };
  return { page, heard, say };
};

it("leaves a game with the SDK as if the page had said nothing before", () => {
  const { page, heard, say } = openFrame();
  say({ type: "MUTE", on: true });
  say({ type: "PAUSE" });
  say({ type: "INIT" });
  say({ type: "PAUSE" });
  expect(heard).toEqual(["MUTE true", "PAUSE", "RESUME", "MUTE false"]);
  expect(page.isLeftToGame()).toBe(true);
});

it("hears nobody but the page", () => {
  const { heard, say } = openFrame();
  say({ type: "PAUSE" }, { source: {} });
  say({ type: "PAUSE" }, { origin: "https://other.test" });
  say(null);
  expect(heard).toEqual([]);
});
