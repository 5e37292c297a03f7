import { describe, expect, it } from "vitest";
import { themeColours, themeVariables } from "./theme-variables";

const variables = themeVariables();

describe("themeVariables", () => {
  it("sets Classic's dark palette without any attribute", () => {
    expect(variables[':root, [data-theme="classic"]']).toMatchObject({
      "--neutral-00": "hsl(258 23% 7.5%)",
      "--color-primary": "hsl(348 83% 48%)",
      "--color-on-primary": "#fff",
      "--color-primary-hover": "var(--color-primary-darker)",
    });
  });

  it("follows a light system unless the mode is set to dark", () => {
    const light = variables["@media (prefers-color-scheme: light)"];
    expect(light).toHaveProperty([':root:not([data-mode="dark"])', "--neutral-00"], "hsl(258 40% 99%)");
    expect(light).toHaveProperty([':root:not([data-mode="dark"])', "--color-scheme"], "light");
  });

  it("puts black on the bright warning of dark mode and white on the deep one of light mode", () => {
    expect(variables[':root, [data-mode="dark"]']).toHaveProperty("--color-on-warning", "#000");
    expect(variables['[data-mode="light"]']).toHaveProperty("--color-on-warning", "#fff");
  });

  it("carries the measures of the frame", () => {
    expect(variables[":root"]).toMatchObject({
      "--top-bar-height": "56px",
      "--sidebar-width": "48px",
      "--sidebar-open-width": "216px",
      "--page-padding": "min(max(8vw, 16px), 142px)",
      "--space-8": "72px",
      "--duration-3": "270ms",
    });
  });
});

it("points Tailwind's colours at variables that exist", () => {
  const declared = new Set(Object.values(variables).flatMap((declarations) => Object.keys(declarations)));
  const used = JSON.stringify(themeColours()).match(/--[\w-]+/g) ?? [];
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
