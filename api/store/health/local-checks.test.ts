import { describe, expect, it } from "vitest";
import { findDiskProblems } from "./local-checks";

const GIB = 1024 ** 3;

describe("the space on a disk", () => {
  it.each([
    [500, 100, null],
    [500, 10, null],
    [500, 9, { severity: "warning", count: 1 }],
    [500, 0.9, { severity: "critical", count: 0 }],
    [20, 2, null],
    [20, 1.9, { severity: "warning", count: 9 }],
    [20, 0.5, { severity: "critical", count: 2 }],
  ])("of %s GiB is little by share and by size, with %s GiB free", (total, free, problem) => {
    const found = findDiskProblems({ totalBytes: total * GIB, freeBytes: free * GIB }, "web-1");
    expect(found).toMatchObject(problem ? [{ kind: "disk-full", subject: "web-1", ...problem }] : []);
    expect(found).toHaveLength(problem ? 1 : 0);
  });
});
