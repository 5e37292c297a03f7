import { expect, it } from "vitest";
import { toBrandPalette } from "./brand-palette";

it.each([
  [
    "a palette",
    { mode: "dark", colours: { primary: { h: 10, s: 50, l: 40, a: 1 } } },
    { mode: "dark", colours: { primary: { h: 10, s: 50, l: 40, a: 1 } } },
  ],
  [
    "a see-through colour",
    { mode: "dark", colours: { primary: { h: 10, s: 50, l: 40, a: 0.2 } } },
    { mode: "dark", colours: { primary: { h: 10, s: 50, l: 40, a: 1 } } },
  ],
  [
    "a hue beyond the circle",
    { mode: "light", colours: { primary: { h: -10, s: 50, l: 40 } } },
    { mode: "light", colours: { primary: { h: 350, s: 50, l: 40, a: 1 } } },
  ],
  [
    "black and white",
    { mode: "dark", colours: { black: { h: 0, s: 0, l: 0 }, white: { h: 0, s: 100, l: 100 } } },
    { mode: "dark", colours: { black: { h: 0, s: 0, l: 0, a: 1 }, white: { h: 0, s: 100, l: 100, a: 1 } } },
  ],
  ["a mode alone", { mode: "light" }, { mode: "light", colours: {} }],
  [
    "colours that are none",
    {
      mode: "dark",
      colours: {
        a: { h: 1, s: 101, l: 0 },
        b: { h: 1, s: 0, l: -1 },
        c: { h: Number.NaN, s: 0, l: 0 },
        d: "red",
        e: null,
        f: { h: 1, s: "50", l: 40 },
        g: { h: 1, s: 50, l: null },
        h: { h: "1", s: 50, l: 40 },
      },
    },
    { mode: "dark", colours: {} },
  ],
  ["a mode that is none", { mode: "dim", colours: {} }, null],
  ["nothing", undefined, null],
  ["null", null, null],
  ["a word", "dark", null],
])("reads %s", (_, value, expected) => {
  expect(toBrandPalette(value)).toEqual(expected);
});

it("looks through getters, as a browser's own object has them", () => {
  class Palette extends EventTarget {
    #lightness = 40;
    get mode() {
      return this.#lightness > 50 ? "light" : "dark";
    }
    get colours() {
      return { primary: { h: 10, s: 50, l: this.#lightness, a: 1 } };
    }
  }
  expect(toBrandPalette(new Palette())).toEqual({ mode: "dark", colours: { primary: { h: 10, s: 50, l: 40, a: 1 } } });
});
