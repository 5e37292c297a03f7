import { expect, it } from "vitest";
import { collectToasts } from "./collect-toasts";

it("finds all toasts of root, frame and page, without duplicates", () => {
  const failure = { type: "error", message: "Not sent." };
  const success = { type: "success", message: "Logged out." };
  const pages = [{ toast: success }, null, undefined, "text", { toast: failure }, { toast: { ...failure } }];
  const found = collectToasts(pages);
  expect(found).toEqual([success, failure]);
  // The toast area tracks dismissals by object identity.
  expect(found[1]).toBe(failure);
});

it("returns nothing without toasts", () => {
  expect(collectToasts([{ toast: null }, { toast: undefined }, { meta: [] }])).toEqual([]);
});
