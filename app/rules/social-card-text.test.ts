import { expect, it } from "vitest";
import { displayText, textFingerprint } from "./social-card-text";

it("keeps all characters of the display font, in the languages of the portal", () => {
  for (const text of ["Lantern Run", "Ёжик в тумане", "Ğümüş Şehir", "Łódź: świt!", "Señor ¿qué?", "Größe"]) {
    expect(displayText(text)).toBe(text);
  }
});

it("drops pictographs and control characters and collapses spaces", () => {
  expect(displayText("🔥 Lantern 🏮 Run 👨‍👩‍👧")).toBe("Lantern Run");
  expect(displayText("Lantern\u0000\u202e\n Run")).toBe("Lantern Run");
  expect(displayText("Lantern\nRun")).toBe("Lantern Run");
});

it("returns null for other scripts and when nothing remains", () => {
  for (const text of ["提灯ランナー", "مصباح", "Run ランナー", "🔥", "   ", ""]) expect(displayText(text)).toBeNull();
});

it("is stable, unique per text and valid in a URL", () => {
  expect(textFingerprint("Lantern Run")).toBe(textFingerprint("Lantern Run"));
  const fingerprints = Array.from({ length: 2_000 }, (_, index) => textFingerprint(`game ${String(index)}`));
  expect(new Set(fingerprints).size).toBe(fingerprints.length);
  expect(textFingerprint("提灯 🏮")).toMatch(/^[0-9a-z]{14}$/);
});

it.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("the fingerprint of %j begins with its published FNV-1a", (text, hash) => {
  expect(parseInt(textFingerprint(text).slice(0, 7), 36)).toBe(hash);
});

it("differs in both halves between texts", () => {
  expect(textFingerprint("fox").slice(7)).not.toBe(textFingerprint("box").slice(7));
});
