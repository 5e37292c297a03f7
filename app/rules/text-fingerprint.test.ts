import { expect, it } from "vitest";
import { textFingerprint } from "./text-fingerprint";

it("is the same for the same text, another for another one, and fit for an address", () => {
  expect(textFingerprint("Lantern Run")).toBe(textFingerprint("Lantern Run"));
  const many = Array.from({ length: 2_000 }, (_, index) => textFingerprint(`game ${String(index)}`));
  expect(new Set(many).size).toBe(many.length);
  expect(textFingerprint("提灯 🏮")).toMatch(/^[0-9a-z]{14}$/);
});
