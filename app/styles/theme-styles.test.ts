import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LOADED_THEMES, themeStyle } from "./theme-styles";

const FOLDER = new URL("./themes/", import.meta.url);

describe("the themes' stylesheets", () => {
  it("are one for each theme but the default", () => {
    expect(readdirSync(FOLDER).sort()).toEqual(LOADED_THEMES.map((id) => `${id}.css`).sort());
    expect(LOADED_THEMES).toHaveLength(12);
  });

  it.each(LOADED_THEMES)("are as the tokens say: %s (otherwise run `npm run themes`)", (id) => {
    expect(readFileSync(new URL(`${id}.css`, FOLDER), "utf8")).toBe(themeStyle(id));
  });

  it("are small, since one of them is loaded beside the main stylesheet", () => {
    for (const id of LOADED_THEMES) expect(gzipSync(themeStyle(id)).length).toBeLessThan(1_024);
  });

  it("set dark, a light system's and a chosen light palette, for a page and for a part of one", () => {
    const selectors = themeStyle("pay-to-win").match(/^.*(?= \{$)/gm);
    expect(selectors).toEqual([
      '[data-theme="pay-to-win"][data-theme]',
      "@media (prefers-color-scheme: light)",
      '  [data-theme="pay-to-win"][data-theme]:not([data-mode="dark"])',
      '[data-theme="pay-to-win"][data-theme][data-mode="light"]',
    ]);
  });
});
