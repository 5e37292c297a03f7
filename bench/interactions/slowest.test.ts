import { expect, it } from "vitest";
import { toRow } from "./slowest";

it("names the slowest control and leaves out what loads another document", () => {
  const delays = [
    { control: "button.play", ms: 40 },
    { control: "summary", ms: 96 },
    { control: "a.login", ms: null },
    { control: "input", ms: 16 },
  ];
  expect(toRow(delays)).toEqual({ controls: 3, "median ms": 40, "slowest ms": 96, slowest: "summary" });
});
