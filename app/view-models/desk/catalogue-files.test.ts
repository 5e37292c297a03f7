import { describe, expect, it } from "vitest";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import type { Locale } from "~/i18n/locales";
import type { CatalogueProblem, FieldReason } from "~contract/entities/catalogue-piece";
import { toCatalogueFiles } from "./catalogue-files";

const PROBLEM: CatalogueProblem = {
  ...{ file: "tags/a.json", field: "published.alias", code: "field_invalid" },
  ...{ detail: "Too big: expected string to have <=1200 characters", reason: null },
};

function problemOf(changes: Partial<CatalogueProblem>, locale: Locale = "en") {
  const upload = {
    ...{ uploadId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09", username: "juno", bytes: 10, receivedBytes: 10 },
    ...{ state: "REFUSED" as const, step: null, done: 0, total: 0, startDate: "2026-11-28T09:14:00.000Z" },
    outcome: {
      ...{ refusals: [], problems: [{ ...PROBLEM, ...changes }], problemCount: 1 },
      ...{ failure: null, summary: null },
    },
  };
  return toCatalogueFiles({ pieces: 1, upload }, aViewContext({ locale })).upload?.problems[0] ?? expect.fail();
}

describe("what is wrong with a file of the catalogue", () => {
  it("is said in the reader's language, with the limit", () => {
    const reason: FieldReason = { kind: "too_long", limit: 1200, values: [] };
    const { text, detail } = problemOf({ reason });
    expect([text, detail]).toEqual(["The value is not valid. Maximum number of characters: 1\u00a0200.", null]);
    expect(problemOf({ reason }, "de").text).toBe("Der Wert ist ungültig. Höchstzahl der Zeichen: 1\u00a0200.");
  });

  it("names the values that are possible", () => {
    const reason: FieldReason = { kind: "choice", limit: null, values: ["STRIPE", "XSOLLA"] };
    expect(problemOf({ reason }, "pl").text).toBe("Ta wartość jest nieprawidłowa. Możliwe wartości: STRIPE, XSOLLA.");
  });

  it("is in the words of the check where it knows no others", () => {
    expect(problemOf({ detail: "names a user" })).toMatchObject({
      text: "The value is not valid.",
      detail: "names a user",
    });
    expect(problemOf({ code: "file_missing", detail: "x.png" })).toMatchObject({ detail: null });
  });
});
