import vm from "node:vm";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { PaletteScript } from "./palette-script";

function readinessIn(window: object): string | undefined {
  const { container } = render(<PaletteScript />);
  const documentElement = { dataset: {} as Record<string, string> };
  vm.runInNewContext(container.querySelector("script")?.textContent ?? "", { window, document: { documentElement } });
  return documentElement.dataset["palette"];
}

it("hides the page until the palette of the brand's own browser is ready, and in no other browser", () => {
  expect(readinessIn({ brandBrowser: { palette: vm.runInNewContext("({ mode: 'dark' })") as unknown } })).toBe(
    "pending",
  );
  expect(readinessIn({ brandBrowser: { palette: null } })).toBeUndefined();
  expect(readinessIn({ brandBrowser: {} })).toBeUndefined();
  expect(readinessIn({})).toBeUndefined();
});
