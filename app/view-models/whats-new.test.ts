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
    notes: { safeHtml: "<p>Neue Drachen</p>" },
  });
  expect(toWhatsNew(game, aViewContext({ locale: "tr" }))?.notes.safeHtml).toBe("<p>New kites</p>");
});

it("keeps lines and lists, and no markup of others", () => {
  const value = "Kites\nand strings:\n\n- <b>red</b>\n- blue";
  expect(toWhatsNew(news({ value, translations: {} }), aViewContext())?.notes.safeHtml).toBe(
    "<p>Kites<br>\nand strings:</p>\n<ul>\n<li>&lt;b&gt;red&lt;/b&gt;</li>\n<li>blue</li>\n</ul>",
  );
});

it("says nothing without notes", () => {
  expect(toWhatsNew({}, aViewContext())).toBeNull();
  expect(toWhatsNew({ whatsNew: null }, aViewContext())).toBeNull();
  expect(toWhatsNew(news({ value: " ", translations: {} }), aViewContext())).toBeNull();
});
