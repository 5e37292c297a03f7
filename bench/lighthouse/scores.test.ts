import { describe, expect, it } from "vitest";
import { toRow, toScores, type Scores } from "./scores";

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: id === "free" ? 0 : 1 })),
});

describe("a page's scores", () => {
  const { scores, lost } = toScores({
    categories: {
      performance: category(0.87, "slow"),
      accessibility: category(1, "good", "free"),
      "best-practices": category(0.96, "good", "console"),
      seo: category(null),
    },
    audits: {
      slow: { title: "It is slow", score: 0.2 },
      good: { title: "It is good", score: 1 },
      console: { title: "The console is quiet", score: 0 },
      free: { title: "It has no weight", score: 0 },
      "total-blocking-time": { title: "It is blocked", score: 0.9, numericValue: 41.6 },
    },
  });

  it("are points of a hundred", () => {
    expect(scores).toEqual({ performance: 87, accessibility: 100, "best-practices": 96, seo: 0, blockedMs: 42 });
  });

  it("list the audits that lost points, except performance", () => {
    expect(lost).toEqual(["The console is quiet (console)"]);
  });
});

it("shows medians and the worst of several runs", () => {
  const run = (performance: number, blockedMs: number, seo = 100): Scores => ({
    ...{ performance, blockedMs, seo },
    ...{ accessibility: 100, "best-practices": 100 },
  });
  expect(toRow([run(99, 40), run(91, 300), run(100, 10, 92)])).toEqual({
    ...{ performance: 99, lowest: 91, blockedMs: 40, mostBlockedMs: 300 },
    ...{ accessibility: 100, "best-practices": 100, seo: 92 },
  });
});
