import { describe, expect, it } from "vitest";
import { type Mode, themeChoice, themeCookie, themeInEffect } from "./theme-choice";
import type { ThemeId } from "./theme-names";

describe("themeChoice", () => {
  it.each([
    ["theme=hackerman.dark", "hackerman", "dark"],
    ["sidebar=open; theme=classic.light", "classic", "light"],
    ["theme=none.light", null, "light"],
    ["theme=lambda.system", "lambda", null],
    ["theme=none.system", null, null],
    ["theme=lambda", "lambda", null],
    ["theme=unheard-of.dark", null, "dark"],
    ["theme=lambda.dim", "lambda", null],
    ["theme=lambda.dark.dark", null, null],
    ["theme=", null, null],
    ["", null, null],
  ])("%j", (cookies, theme, mode) => {
    expect(themeChoice(cookies)).toEqual({ theme, mode });
  });
});

const SITE = { protocol: "http:" };

describe("themeCookie", () => {
  const choices: { theme: ThemeId | null; mode: Mode | null }[] = [
    { theme: "hackerman", mode: "dark" },
    { theme: "pay-to-win", mode: null },
    { theme: null, mode: "light" },
    { theme: null, mode: null },
  ];

  it.each(choices)("round-trips: $theme $mode", (choice) => {
    const [pair = ""] = themeCookie(choice, SITE).split(";");
    expect(themeChoice(pair)).toEqual(choice);
  });

  it("lasts for a year on all paths", () => {
    expect(themeCookie({ theme: "lambda", mode: null }, SITE)).toBe(
      "theme=lambda.system; Path=/; Max-Age=31536000; SameSite=Lax",
    );
  });
});

it.each([
  // theme, mode chosen, browser's mode, system's mode -> mode, colours
  [null, null, null, "light", "light", "theme"],
  [null, null, null, "dark", "dark", "theme"],
  [null, "dark", null, "light", "dark", "theme"],
  [null, null, "dark", "light", "dark", "browser"],
  [null, null, "light", "dark", "light", "theme"],
  [null, "dark", "light", "light", "dark", "browser"],
  [null, "light", "dark", "dark", "light", "theme"],
  ["hackerman", null, "dark", "dark", "dark", "theme"],
  ["classic", null, "dark", "light", "dark", "theme"],
] as const)(
  "theme %s, mode %s, browser %s, system %s: %s, colours of the %s",
  (theme, chosen, browserMode, systemMode, mode, colours) => {
    const palette = browserMode === null ? null : { mode: browserMode };
    expect(themeInEffect({ choice: { theme, mode: chosen }, palette, systemMode })).toEqual({ mode, colours });
  },
);
