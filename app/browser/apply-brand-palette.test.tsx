import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brandPaletteObject } from "./brand-palette-object";
import { applyBrandPalette } from "./apply-brand-palette";

const RED = { h: 0, s: 80, l: 45, a: 1 };
const BLUE = { h: 240, s: 80, l: 45, a: 1 };
const root = document.documentElement;
const fill = () => root.style.getPropertyValue("--color-primary");

class BrowserPalette extends EventTarget {
  mode = "dark";
  colours = { primary: RED };

  change(changes: { mode?: string; primary?: typeof RED }): void {
    this.mode = changes.mode ?? this.mode;
    this.colours = { primary: changes.primary ?? this.colours.primary };
    this.dispatchEvent(new Event("change"));
  }
}

let palette: BrowserPalette;
let stop: (() => void) | undefined;

beforeEach(() => {
  palette = new BrowserPalette();
  vi.stubGlobal("brandBrowser", { palette });
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.unstubAllGlobals();
});

describe("the palette of the brand's own browser", () => {
  it("is applied in dark mode and updated when it changes", () => {
    stop = applyBrandPalette({ theme: null, mode: null });
    expect([root.dataset["mode"], root.dataset["palette"]]).toEqual(["dark", "ready"]);
    expect(fill()).toBe("hsl(0 80% 45%)");
    palette.change({ primary: BLUE });
    expect(fill()).toBe("hsl(240 80% 45%)");
    palette.change({ mode: "light" });
    expect([root.dataset["mode"], fill()]).toEqual(["light", ""]);
  });

  it("yields to a chosen theme, but sets the mode", () => {
    stop = applyBrandPalette({ theme: "hackerman", mode: null });
    expect([root.dataset["mode"], fill()]).toEqual(["dark", ""]);
  });

  it("yields to a chosen mode", () => {
    root.dataset["mode"] = "light";
    stop = applyBrandPalette({ theme: null, mode: "light" });
    expect([root.dataset["mode"], fill()]).toEqual(["light", ""]);
    stop();
    expect(root.dataset["mode"]).toBe("light");
    delete root.dataset["mode"];
  });

  it("is removed completely when it is stopped", () => {
    applyBrandPalette({ theme: null, mode: null })();
    expect([root.dataset["mode"], root.dataset["palette"], fill()]).toEqual([undefined, undefined, ""]);
    palette.change({ primary: BLUE });
    expect(fill()).toBe("");
  });

  it("is ignored when it is invalid", () => {
    palette.mode = "dim";
    stop = applyBrandPalette({ theme: null, mode: null });
    expect([root.dataset["mode"], root.dataset["palette"], fill()]).toEqual([undefined, "ready", ""]);
  });
});

it.each([
  ["this browser", () => ({ palette: new EventTarget() }), true],
  ["one without a palette", () => ({}), false],
  ["one with an empty palette", () => ({ palette: null }), false],
  ["one with a string for a palette", () => ({ palette: "dark" }), false],
  ["any other browser", () => undefined, false],
])("is detected in %s", (_, browser, isFound) => {
  vi.stubGlobal("brandBrowser", browser());
  expect(brandPaletteObject() !== null).toBe(isFound);
});
