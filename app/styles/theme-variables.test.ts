import { describe, expect, it } from "vitest";
import { themeColours, themeVariables } from "./theme-variables";

const variables = themeVariables();

describe("themeVariables", () => {
  it("sets Classic's dark palette without any attribute", () => {
    expect(variables[':root, [data-theme="classic"]']).toMatchObject({
      "--n00": "hsl(258 23% 7.5%)",
      "--pri": "hsl(348 83% 48%)",
      "--on-pri": "#fff",
      "--pri-h": "var(--pri-d)",
    });
  });

  it("follows a light system unless the mode is set to dark", () => {
    const light = variables["@media (prefers-color-scheme: light)"];
    expect(light).toHaveProperty([':root:not([data-mode="dark"])', "--n00"], "hsl(258 40% 99%)");
    expect(light).toHaveProperty([':root:not([data-mode="dark"])', "--cs"], "light");
  });

  it("puts black on the bright warning of dark mode and white on the deep one of light mode", () => {
    expect(variables[':root, [data-mode="dark"]']).toHaveProperty("--on-wrn", "#000");
    expect(variables['[data-mode="light"]']).toHaveProperty("--on-wrn", "#fff");
  });

  it("carries the measures of the frame", () => {
    expect(variables[":root"]).toMatchObject({
      "--top": "56px",
      "--side": "48px",
      "--side-open": "216px",
      "--pad": "min(max(8vw, 16px), 142px)",
      "--s8": "72px",
      "--d3": "270ms",
    });
  });
});

it("points Tailwind's colours at variables that exist", () => {
  const declared = new Set(Object.values(variables).flatMap((declarations) => Object.keys(declarations)));
  const used = JSON.stringify(themeColours()).match(/--[\w-]+/g) ?? [];
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
