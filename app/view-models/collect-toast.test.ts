import { expect, it } from "vitest";
import { collectToast } from "./collect-toast";

it("finds the first message among what root, frame and page have sent", () => {
  const toast = { type: "error", message: "Not sent." };
  expect(collectToast([{ toast: null }, null, undefined, "text", { toast }, { toast: { ...toast } }])).toBe(toast);
});

it("finds none where nobody has one", () => {
  expect(collectToast([{ toast: null }, { meta: [] }])).toBeNull();
});
