import { expect, it } from "vitest";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toScorePlots } from "./score-plots";

const LAST = Number.MAX_SAFE_INTEGER;

it("draws points by whole numbers and times by minutes, with a table of the same", () => {
  const [points, times] = toScorePlots(
    [
      {
        ...({ type: "points", criteria: "highest_wins" } as const),
        ranges: [
          { start: 4, end: 5, players: 10 },
          { start: 5, end: 1_500, players: 40 },
          { start: 1_500, end: LAST, players: 10 },
        ],
      },
      {
        ...({ type: "duration", criteria: "lowest_wins" } as const),
        ranges: [
          { start: 0, end: 90_000, players: 10 },
          { start: 90_000, end: 3_600_000, players: 20 },
        ],
      },
    ],
    aViewContext(),
  );
  expect(points).toMatchObject({
    title: "Best scores: the highest wins",
    text: "Players: 60. Most of them are in the range 5–1\u00a0499.",
    ...{ axisLabels: ["40", "30", "20", "10", "0"], limits: ["4", "", "…"] },
  });
  expect(points?.table.rows).toEqual([
    { name: "4", numbers: ["10"] },
    { name: "5–1\u00a0499", numbers: ["40"] },
    { name: "1\u00a0500 and more", numbers: ["10"] },
  ]);
  expect(times).toMatchObject({ title: "Best times: the fastest wins", limits: ["0:00", "1:30", "60:00"] });
  expect(times?.table.rows[0]?.name).toBe("0:00–1:30");
  expect([points?.bars.length, times?.bars.length]).toEqual([3, 2]);
});
