import { expect, it } from "vitest";
import { summarize } from "./summary";

it("reports percentiles and the number of long frames", () => {
  const intervals = [...Array.from({ length: 97 }, () => 16.67), 20, 33.333, 50];
  expect(summarize(intervals)).toEqual({
    frames: 100,
    p50: 16.7,
    p95: 16.7,
    p99: 50,
    longest: 50,
    "long frames": 2,
  });
});

it("is zero without frames", () => {
  expect(summarize([])).toMatchObject({ frames: 0, p50: 0, longest: 0, "long frames": 0 });
});
