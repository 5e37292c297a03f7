import { expect, it } from "vitest";
import { refreshSecondsOf } from "./page-refresh";

it("finds the page that wants to be loaded again", () => {
  expect(refreshSecondsOf([{ locale: "en" }, null, { refreshSeconds: 3 }])).toBe(3);
  expect(refreshSecondsOf([{ refreshSeconds: "3" }, undefined, {}])).toBeNull();
});
