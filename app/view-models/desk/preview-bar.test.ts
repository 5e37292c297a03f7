import { expect, it } from "vitest";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import type { PreviewSettings } from "~/rules/preview-address";
import { toPreviewBar } from "./preview-bar";

const BEGUN = { token: "t", expirationDate: "2026-11-21T12:01:00Z", at: "2026-11-21T12:00:00Z", drafts: [] };

it("says from which country a player looks, unless it is that of the profile", () => {
  const settings: PreviewSettings = { viewer: "player", language: "en", mode: "system", drafts: "DUE" };
  const textWith = (changes: Partial<PreviewSettings>) =>
    toPreviewBar({ ...BEGUN, settings: { ...settings, ...changes } }, { shown: "de", view: aViewContext() }).text;
  expect(textWith({ country: "PL" })).toBe(
    "Preview: now · A signed-in player (you) · Poland · Deutsch · without drafts",
  );
  expect(textWith({})).toBe("Preview: now · A signed-in player (you) · Deutsch · without drafts");
});
