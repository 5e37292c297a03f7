import { describe, expect, it } from "vitest";
import { toRow } from "./scores";

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: id === "free" ? 0 : 1 })),
});

describe("a page's scores", () => {
  const { row, lost } = toRow({
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
    },
  });

  it("are points of a hundred", () => {
    expect(row).toEqual({ performance: 87, accessibility: 100, "best-practices": 96, seo: 0 });
  });

  it("list the audits that lost points, except performance", () => {
    expect(lost).toEqual(["The console is quiet (console)"]);
  });
});
