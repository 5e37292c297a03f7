import { expect, it } from "vitest";
import { reportGame } from "~contract/calls/games";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { REPORT_VIEW } from "./report";

it("has reasons in the order of the contract, each with a text", () => {
  const { t } = aViewContext();
  expect(REPORT_VIEW.reasons.map((reason) => t(`report.reason.${reason}`))).toEqual([
    "It does not work",
    "It copies somebody else’s work",
    "It is not suitable for its age rating",
    "It does something harmful",
    "It is advertising or spam",
    "Please look at it again",
    "Something else",
  ]);
});

it("has the maximum comment length of the contract", () => {
  const isAccepted = (length: number) =>
    reportGame.body.safeParse({ reason: "OTHER", comment: "x".repeat(length) }).success;
  expect(REPORT_VIEW.maxLength).toBe(2_000);
  expect([isAccepted(REPORT_VIEW.maxLength), isAccepted(REPORT_VIEW.maxLength + 1)]).toEqual([true, false]);
});
