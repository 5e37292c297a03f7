import { describe, expect, it } from "vitest";
import { themeChoice, themeCookie, type Mode } from "./theme-choice";
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

  it.each(choices)("is read as it was written: $theme $mode", (choice) => {
    const [pair = ""] = themeCookie(choice, SITE).split(";");
    expect(themeChoice(pair)).toEqual(choice);
  });

  it("lasts for a year on the whole site", () => {
    expect(themeCookie({ theme: "lambda", mode: null }, SITE)).toBe(
      "theme=lambda.system; Path=/; Max-Age=31536000; SameSite=Lax",
    );
  });
});
