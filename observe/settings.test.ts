import { expect, it } from "vitest";
import { parseSettings } from "./settings";

it("has defaults: lines from info on, nothing measured, nobody outside may ask", () => {
  const settings = parseSettings({ LOG_LEVEL: "" });
  expect(settings).toMatchObject({ LOG_LEVEL: "info", METRICS_HOST: "127.0.0.1", TRUST_PROXY: "off" });
  expect(settings.METRICS_PORT).toBeUndefined();
});

it.each([
  ["LOG_LEVEL", "loud"],
  ["METRICS_PORT", "0"],
  ["METRICS_PORT", "http"],
])("names the variable when %s is %s", (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`not valid:\n {2}${name}: `));
});
