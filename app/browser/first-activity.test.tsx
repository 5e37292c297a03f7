import { expect, it, vi } from "vitest";
import { ACTIVITIES, firstActivity } from "./first-activity";

it.each(ACTIVITIES)("is told by a %s, once", async (activity) => {
  const told = vi.fn();
  const waiting = firstActivity().then(told);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(activity));
  window.dispatchEvent(new Event(activity));
  await waiting;
  expect(told).toHaveBeenCalledTimes(1);
});
