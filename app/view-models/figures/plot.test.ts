import { describe, expect, it } from "vitest";
import { toPlot, topOf } from "./plot";

const day = (plays: number | null) => ({ day: "2026-11-22", plays, players: plays, visits: null });

describe("toPlot", () => {
  it("draws both periods on one scale", () => {
    expect(toPlot([day(0), day(100)], [day(400), day(200)])).toEqual({
      axis: [400, 300, 200, 100, 0],
      current: "M0 200h0L1000 150",
      before: "M0 0h0L1000 100",
    });
  });

  it("interrupts the line where a day is not shown", () => {
    const { current } = toPlot([day(20), day(null), day(40), day(30), day(null)], []);
    expect(current).toBe("M0 100h0M500 0h0L750 50");
  });

  it("draws nothing without days that are shown", () => {
    expect(toPlot([day(null)], [])).toMatchObject({ current: "", before: "" });
  });
});

it.each([
  [0, 4],
  [4, 4],
  [5, 8],
  [489, 800],
  [99, 100],
  [1_001, 2_000],
])("the scale up to %s ends at %s, four round steps", (most, top) => {
  expect(topOf(most)).toBe(top);
});
