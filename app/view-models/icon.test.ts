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
    ["/media/icons/house.svg?size=2", { url: "/media/icons/house.svg?size=2" }],
    ["http://cdn.example.com/castle.svg", { url: "http://cdn.example.com/castle.svg" }],
    ["/media/castle.svg", { url: "/media/castle.svg" }],
    ["//cdn.example.com/castle.svg", { name: "layers" }],
    ["data:https://cdn.example.com/castle.svg", { name: "layers" }],
    ['/a.svg") url("x', { name: "layers" }],
  ])("turns %s into %o", (value, icon) => {
    expect(toIcon(value)).toEqual(icon);
  });
});
