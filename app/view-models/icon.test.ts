import { describe, expect, it } from "vitest";
import { toIcon } from "./icon";

describe("toIcon", () => {
  it.each([
    [null, { name: "layers" }],
    ["", { name: "layers" }],
    ["zap", { name: "zap" }],
    ["castle", { name: "layers" }],
    ["/media/icons/house.svg", { name: "house" }],
    ["https://cdn.example.com/icons/castle.svg", { url: "https://cdn.example.com/icons/castle.svg" }],
    ['/a.svg") url("x', { name: "layers" }],
  ])("turns %s into %o", (value, icon) => {
    expect(toIcon(value)).toEqual(icon);
  });
});
