import { describe, expect, it } from "vitest";
import { toBars, toPlot, topOf } from "./plot";

describe("toPlot", () => {
  it("draws both periods on one scale", () => {
    expect(toPlot([0, 100], [400, 200])).toEqual({
      axis: [400, 300, 200, 100, 0],
      current: "M0 200h0L1000 150",
      before: "M0 0h0L1000 100",
    });
  });

  it("interrupts the line where a day is not shown", () => {
    const { current } = toPlot([20, null, 40, 30, null], []);
    expect(current).toBe("M0 100h0M500 0h0L750 50");
  });

  it("draws nothing without days that are shown", () => {
    expect(toPlot([null], [])).toMatchObject({ current: "", before: "" });
  });
});

describe("toBars", () => {
  it("draws bars side by side on a scale that begins at 0", () => {
    expect(toBars([100, 50])).toEqual({
      axis: [100, 75, 50, 25, 0],
      bars: [
        { x: 4, y: 0, width: 492, height: 200 },
        { x: 504, y: 100, width: 492, height: 100 },
      ],
    });
    expect(toBars([]).bars).toEqual([]);
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
