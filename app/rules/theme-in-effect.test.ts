import { expect, it } from "vitest";
import { themeInEffect } from "./theme-in-effect";

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
  (theme, chosen, own, systemMode, mode, colours) => {
    const palette = own === null ? null : { mode: own };
    expect(themeInEffect({ choice: { theme, mode: chosen }, palette, systemMode })).toEqual({ mode, colours });
  },
);
