import { describe, expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { SPEND_ERRORS, spendText } from "./spending";

describe("spendText", () => {
  it("has the success text with its amount", () => {
    const result = { ok: true, done: "wallet.balanceAfter", params: { amount: "30\u00a0RPx" } } as const;
    expect(spendText(aViewContext().t, result)).toBe("Balance 30\u00a0RPx");
    expect(spendText(aViewContext({ locale: "ru" }).t, result)).toBe("Баланс 30\u00a0RPx");
  });

  it.each([
    ["already_purchased", "This is yours already."],
    ["insufficient_funds", "Not enough pixels. Quests pay some."],
    ["sticker_not_found", "This sticker is no longer available."],
    ["unreachable", "That did not get through. Sending it again charges it only once."],
  ] as const)("has the error text of %s", (error, text) => {
    expect(spendText(aViewContext().t, { ok: false, error })).toBe(text);
  });

  it.each(LOCALES)("has a text for every error in %s", (locale) => {
    const texts = SPEND_ERRORS.map((error) => spendText(aViewContext({ locale }).t, { ok: false, error }));
    expect(new Set(texts).size).toBe(15);
    for (const text of texts) expect(text).not.toMatch(/support\.error|[{}]/);
  });
});
