import { describe, expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { REPORT_ERRORS, reportText } from "./report-result";

describe("reportText", () => {
  it("confirms a sent report", () => {
    expect(reportText(aViewContext().t, { ok: true }, 2_000)).toBe("Report sent. Thank you.");
    expect(reportText(aViewContext({ locale: "de" }).t, { ok: true }, 2_000)).toBe("Meldung gesendet. Danke.");
  });

  it("has the maximum length of a comment", () => {
    const result = { ok: false, error: "invalid_request_payload" } as const;
    expect(reportText(aViewContext().t, result, 2_000)).toBe("At most 2\u00a0000 characters.");
    expect(reportText(aViewContext({ locale: "ru" }).t, result, 15)).toBe("Не больше 15 знаков.");
  });

  it.each([
    ["game_not_found", "This game is no longer here."],
    ["game_not_public", "This game is not open to everybody and cannot be reported."],
    ["invalid_report_reason", "Choose a reason."],
    ["player_review_not_found", "This review is no longer here."],
    ["player_review_own", "It is your own review."],
    ["review_request_comment_required", "Say what should be looked at."],
    ["sign_in_required", "You are no longer logged in."],
    ["too_many_requests", "Too many reports at once. Wait a moment and try again."],
    ["track_not_found", "This version of the game is no longer here."],
    ["user_not_found", "This player is no longer here."],
    ["unreachable", "The report did not get through. Try again."],
  ] as const)("has a text for %s", (error, text) => {
    expect(reportText(aViewContext().t, { ok: false, error }, 2_000)).toBe(text);
  });

  it.each(LOCALES)("has a text for every error in %s", (locale) => {
    const { t } = aViewContext({ locale });
    const texts = REPORT_ERRORS.map((error) => reportText(t, { ok: false, error }, 2_000));
    expect(new Set(texts).size).toBe(12);
    for (const text of texts) expect(text).not.toMatch(/report\.error|[{}]/);
  });
});
