import { expect, it } from "vitest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toWhatsNew } from "./whats-new";

const news = (notes: { value: string; translations: Record<string, string> }) => ({
  whatsNew: { version: "1.4.0.2", date: "2026-11-12T10:00:00Z", notes },
});

it("says what is new in the page's language, or else in English", () => {
  const game = news({ value: "New kites", translations: { en: "New kites", de: "Neue Drachen" } });
  expect(toWhatsNew(game, aViewContext({ locale: "de" }))).toEqual({
    title: "Was ist neu in 1.4.0.2",
    date: "12 Nov. 2026",
    text: "Neue Drachen",
  });
  expect(toWhatsNew(game, aViewContext({ locale: "tr" }))?.text).toBe("New kites");
});

it("says nothing without notes", () => {
  expect(toWhatsNew({}, aViewContext())).toBeNull();
  expect(toWhatsNew({ whatsNew: null }, aViewContext())).toBeNull();
  expect(toWhatsNew(news({ value: " ", translations: {} }), aViewContext())).toBeNull();
});
