import { expect, it } from "vitest";
import { isCountedClick } from "./click-debounce";

it("counts the first of several quick clicks, and the next one after half a second without clicks", () => {
  const clicks = [0, 300, 600, 1_099, 1_599, 2_000];
  const counted = clicks.filter((atMs, index) => isCountedClick(clicks[index - 1], atMs));
  expect(counted).toEqual([0, 1_599]);
});
