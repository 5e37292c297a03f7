import { describe, expect, it } from "vitest";
import { toRow, type Visit } from "./summary";

const aVisit = (fields: Partial<Visit> = {}): Visit => ({
  fcp: 800,
  lcp: 1_000,
  cls: 0,
  tbt: 0,
  bytes: 150_000,
  requests: 20,
  ...fields,
});

describe("a row of the table", () => {
  it("has medians, and the largest paint against the page compared with", () => {
    const visits = [aVisit({ lcp: 1_900 }), aVisit({ lcp: 1_500 }), aVisit({ lcp: 1_600, bytes: 151_800 })];
    expect(toRow(visits, [aVisit(), aVisit(), aVisit()])).toEqual({
      "FCP ms": 800,
      "LCP ms": 1_600,
      "LCP ratio": 1.6,
      CLS: 0,
      "TBT ms": 0,
      kB: 150,
      requests: 20,
    });
  });
});
