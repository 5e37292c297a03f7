import { expect, it } from "vitest";
import { isDeeperThan } from "./json-depth";

it("counts lists and objects", () => {
  expect(isDeeperThan("text", 0)).toBe(false);
  expect(isDeeperThan(null, 0)).toBe(false);
  expect(isDeeperThan({}, 0)).toBe(true);
  expect(isDeeperThan({ a: [1, 2] }, 2)).toBe(false);
  expect(isDeeperThan({ a: 1, b: [[1]] }, 2)).toBe(true);
});

it("looks into what is nested as deep as a body is long", () => {
  const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(isDeeperThan(deep, 32)).toBe(true);
});
