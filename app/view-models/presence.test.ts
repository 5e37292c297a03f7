import { describe, expect, it } from "vitest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { presenceText } from "./presence";

describe("presenceText", () => {
  it.each([
    ["TODAY", "Активность: сегодня"],
    ["THIS_WEEK", "Активность: на этой неделе"],
    ["THIS_MONTH", "Активность: в этом месяце"],
    ["EARLIER", "Активность: некоторое время назад"],
  ] as const)("has a text for %s", (lastActive, text) => {
    expect(presenceText(lastActive, aViewContext({ locale: "ru" }).t)).toBe(text);
  });

  it.each([null, undefined])("is null for %s", (lastActive) => {
    expect(presenceText(lastActive, aViewContext().t)).toBeNull();
  });
});
