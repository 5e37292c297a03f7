import { expect, it } from "vitest";
import { GAME_ERROR_KINDS } from "~contract/game-errors";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { partText, toBreakdowns } from "./breakdowns";

const view = aViewContext();

it.each([
  ["site", "direct", "No site before"],
  ["site", "search", "Search engines"],
  ["site", "social", "Social networks"],
  ["site", "unknown", "Unknown"],
  ["site", "example.org", "example.org"],
  ["site", "other", "Other"],
  ["error-kind", "exception", "Uncaught error"],
  ["error-version", "1.2", "1.2"],
] as const)("of %s, %s is called %s", (name, value, text) => {
  expect(partText(name, value, view.t)).toBe(text);
});

it("has a name for every kind of error", () => {
  const names = GAME_ERROR_KINDS.map((kind) => partText("error-kind", kind, view.t));
  expect(names.filter((name) => GAME_ERROR_KINDS.some((kind) => kind === name))).toEqual([]);
});

it("shows versions of games alone", () => {
  const breakdowns = (["site", "version", "error-version"] as const).map((name) => ({ name, parts: [] }));
  expect(toBreakdowns(breakdowns, false, view).map(({ name }) => name)).toEqual(["site"]);
  expect(toBreakdowns(breakdowns, true, view)).toHaveLength(3);
});
