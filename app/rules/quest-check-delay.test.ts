import { expect, it } from "vitest";
import { nextQuestCheckDelay } from "./quest-check-delay";

it("grows by half from half a second to a quarter of an hour, and no further", () => {
  const delays = [nextQuestCheckDelay(null)];
  while (delays.length < 25) delays.push(nextQuestCheckDelay(delays.at(-1) ?? null));
  expect(delays.slice(0, 5)).toEqual([500, 750, 1_125, 1_687.5, 2_531.25]);
  expect(delays[18]).toBeCloseTo(500 * 1.5 ** 18);
  expect(delays.slice(19)).toEqual([900_000, 900_000, 900_000, 900_000, 900_000, 900_000]);
});
