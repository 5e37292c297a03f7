import { expect, it } from "vitest";
import type { Call } from "./calls";
import { profileTable } from "./profile-table";

it("shows the parts, their sum and what the process took", () => {
  const calls: Call = { name: "all", file: "", part: "loaders", selfMs: 80, totalMs: 80, calls: new Map() };
  const times = { main: 90, mainWait: 5, engine: 10, pool: 20, profiler: 50 };
  const lines = profileTable({ home: { calls, times, requests: 10, aloneMs: 11, databaseMs: null } }).split("\n");
  expect(lines[0]).toBe("| part | home |");
  expect(lines).toContain("| loaders | 8.00 |");
  expect(lines).toContain("| **sum** | 11.00 |");
  expect(lines).toContain("| **CPU of the process** | 12.00 |");
  expect(lines).toContain("| sum, of that | 91.7 % |");
  expect(lines).toContain("| PostgreSQL, besides | – |");
  expect(lines.join()).not.toContain("PGlite");
});
