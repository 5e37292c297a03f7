import { expect, it } from "vitest";
import { textFingerprint } from "./text-fingerprint";

it("is the same for the same text, another for another one, and fit for an address", () => {
  expect(textFingerprint("Lantern Run")).toBe(textFingerprint("Lantern Run"));
  const many = Array.from({ length: 2_000 }, (_, index) => textFingerprint(`game ${String(index)}`));
  expect(new Set(many).size).toBe(many.length);
  expect(textFingerprint("提灯 🏮")).toMatch(/^[0-9a-z]{14}$/);
});

it.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("of %j begins with its FNV-1a as it was published", (text, hash) => {
  expect(parseInt(textFingerprint(text).slice(0, 7), 36)).toBe(hash);
});

it("differs in both halves between texts", () => {
  expect(textFingerprint("fox").slice(7)).not.toBe(textFingerprint("box").slice(7));
});
