import { expect, it } from "vitest";
import { collectToasts } from "./collect-toasts";

it("finds all messages that root, frame and page have sent, each said once", () => {
  const failure = { type: "error", message: "Not sent." };
  const success = { type: "success", message: "Logged out." };
  const pages = [{ toast: success }, null, undefined, "text", { toast: failure }, { toast: { ...failure } }];
  const found = collectToasts(pages);
  expect(found).toEqual([success, failure]);
  // The toast area tracks dismissals by object identity.
  expect(found[1]).toBe(failure);
});

it("finds none where nobody has one", () => {
  expect(collectToasts([{ toast: null }, { toast: undefined }, { meta: [] }])).toEqual([]);
});
