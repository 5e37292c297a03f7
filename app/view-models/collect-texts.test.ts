import { describe, expect, it } from "vitest";
import { packTexts } from "~/i18n/pack-texts";
import { collectTexts } from "./collect-texts";

const ROOT = { locale: "de", texts: packTexts({ "list.sort": "Sortieren nach", "feed.open": "Ansehen" }) };
const GAME = { texts: packTexts({ "feed.open": "Öffnen", "profile.place": "Platz {{place}}" }) };

describe("collectTexts", () => {
  it("merges the texts of all loaders; later ones win", () => {
    expect(collectTexts([ROOT, GAME])).toEqual({
      "list.sort": "Sortieren nach",
      "feed.open": "Öffnen",
      "profile.place": "Platz {{place}}",
    });
  });

  it.each([
    ["undefined", undefined],
    ["null", null],
    ["a text", "texts"],
    ["no texts", { locale: "de" }],
    ["texts that are no text", { texts: { "feed.open": "Ansehen" } }],
    ["texts that are null", { texts: null }],
    ["a function with texts", Object.assign(() => null, { texts: GAME.texts })],
  ])("finds nothing in %s", (_, data) => {
    expect(collectTexts([data])).toEqual({});
    expect(Object.keys(collectTexts([data, ROOT]))).toEqual(["list.sort", "feed.open"]);
  });

  it("returns nothing without loader data", () => {
    expect(collectTexts([])).toEqual({});
  });
});
