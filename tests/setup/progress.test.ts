import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { remainingTime, trackProgress } from "./progress";

describe("progress of a run", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("prints a line every ten seconds, and one at the end", () => {
    const lines: string[] = [];
    const progress = trackProgress("files", 4, (line) => lines.push(line));
    for (const passed of [4_000, 8_000, 1_000, 1_000]) {
      vi.advanceTimersByTime(passed);
      progress.step();
    }
    expect(lines).toEqual(["files: 2 of 4, 12 s left", "files: 4 of 4, 0 s left"]);
  });

  it("lists the ten slowest files, slowest first", () => {
    const lines: string[] = [];
    const progress = trackProgress("files", 12, (line) => lines.push(line));
    for (let file = 1; file <= 12; file++) progress.addTime(`${String(file)}.test.ts`, file * 500);
    progress.addTime("1.test.ts", 60_000);
    progress.printSlowest();
    expect(lines).toHaveLength(11);
    expect(lines[1]?.trim()).toBe("60.5 s  1.test.ts");
    expect(lines[10]?.trim()).toBe("2.0 s  4.test.ts");
  });

  it("formats the remaining time in seconds, then in minutes", () => {
    expect(remainingTime(0, 0, 10)).toBe("0 s");
    expect(remainingTime(10_000, 1, 9)).toBe("80 s");
    expect(remainingTime(10_000, 1, 31)).toBe("5 min");
  });
});
