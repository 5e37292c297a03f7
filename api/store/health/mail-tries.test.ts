import { describe, expect, it } from "vitest";
import { judgeMailMinutes } from "./mail-tries";

const NOW = new Date("2026-11-24T09:00:00.000Z");
const at = (minutesAgo: number) => new Date(NOW.getTime() - minutesAgo * 60_000);
type Counts = { sent?: number; failed?: number; rejected?: number; error?: string };
const minute = (minutesAgo: number, { sent = 0, failed = 0, rejected = 0, error }: Counts) => ({
  ...{ minute: at(minutesAgo), sent, failed, rejected, error: error ?? null },
});

describe("tries to send mails", () => {
  it("are no problem while there are none, or few fail", () => {
    expect(judgeMailMinutes([], NOW)).toEqual([]);
    expect(judgeMailMinutes([minute(1, { failed: 2, error: "451 later" })], NOW)).toEqual([]);
    expect(judgeMailMinutes([minute(1, { sent: 50, failed: 4 })], NOW)).toEqual([]);
    expect(judgeMailMinutes([minute(1, { sent: 90, failed: 9 })], NOW)).toEqual([]);
  });

  it("are critical if nothing has been sent since several failed, which began with the first of them", () => {
    const minutes = [minute(5, { failed: 1 }), minute(40, { failed: 2, error: "535 no" }), minute(50, { sent: 3 })];
    expect(judgeMailMinutes(minutes, NOW)).toEqual([
      { kind: "mails-refused", severity: "critical", count: 3, error: "535 no", since: at(40) },
    ]);
  });

  it("stay critical for hours without another try, until one succeeds", () => {
    const failed = minute(600, { failed: 3 });
    expect(judgeMailMinutes([failed], NOW)).toMatchObject([{ severity: "critical", since: at(600) }]);
    expect(judgeMailMinutes([minute(1, { sent: 1 }), failed], NOW)).toEqual([]);
  });

  it("are a warning if many of the last hundred were refused, one of them in the last hour", () => {
    const minutes = [minute(3, { sent: 40, rejected: 5 }), minute(30, { sent: 2, failed: 1 })];
    expect(judgeMailMinutes(minutes, NOW)).toMatchObject([{ severity: "warning", count: 6, since: at(30) }]);
    expect(judgeMailMinutes([minute(61, { sent: 40, rejected: 5 })], NOW)).toEqual([]);
    const forgiven = [minute(1, { sent: 100 }), minute(2, { failed: 50 })];
    expect(judgeMailMinutes(forgiven, NOW)).toEqual([]);
  });

  it("to addresses that do not exist are no reason to wake anybody", () => {
    expect(judgeMailMinutes([minute(1, { rejected: 4 })], NOW)).toEqual([]);
    expect(judgeMailMinutes([minute(1, { rejected: 5 })], NOW)).toMatchObject([{ severity: "warning" }]);
  });
});
