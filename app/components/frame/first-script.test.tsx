import vm from "node:vm";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { FirstScript } from "./first-script";

function run(window: Record<string, unknown>) {
  const { container } = render(<FirstScript />);
  const documentElement = { dataset: {} as Record<string, string> };
  const scope = Object.create(null, Object.getOwnPropertyDescriptors(window)) as Record<string, unknown>;
  Object.assign(scope, { window: scope, document: { documentElement } });
  vm.runInNewContext(container.querySelector("script")?.textContent ?? "", scope);
  return { scope, readiness: documentElement.dataset["palette"] };
}

it("hides the page until the palette is ready, in the brand browser only", () => {
  const readinessIn = (browser: object) => run({ sessionStorage: {}, ...browser }).readiness;
  expect(readinessIn({ brandBrowser: { palette: { mode: "dark" } } })).toBe("pending");
  expect(readinessIn({ brandBrowser: { palette: null } })).toBeUndefined();
  expect(readinessIn({ brandBrowser: {} })).toBeUndefined();
  expect(readinessIn({})).toBeUndefined();
});

it("replaces blocked session storage by a no-op, and leaves a working one", () => {
  const refused = Object.defineProperty({}, "sessionStorage", {
    configurable: true,
    enumerable: true,
    get: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  const { sessionStorage } = run(refused).scope as { sessionStorage: Storage };
  sessionStorage.setItem("positions", "1");
  expect(sessionStorage.getItem("positions")).toBeNull();
  const storage = {};
  expect(run({ sessionStorage: storage }).scope["sessionStorage"]).toBe(storage);
});
