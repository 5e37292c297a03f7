import { expect, it } from "vitest";
import { aReport } from "../../tests/fixtures/a-studio";
import { withAnsweredCalls } from "./answered-calls";

const other = { code: "other_hosts", file: null } as const;
const report = aReport({
  hosts: ["api.gx.games", "cdn.example"],
  warnings: [{ code: "calls_fixed_game_api", file: "game.js" }, other],
});
const warningsWith = (...aliases: string[]) => withAnsweredCalls(report, aliases).warnings;

it("warns of calls to a fixed API only where the portal does not answer them", () => {
  const unanswered = { code: "fixed_game_api_unanswered", file: "game.js" };
  expect(warningsWith()).toEqual([unanswered, other]);
  expect(warningsWith("api.sandbox.gx.games")).toEqual([unanswered, other]);
  expect(warningsWith("api.gx.games")).toEqual([other]);
});
