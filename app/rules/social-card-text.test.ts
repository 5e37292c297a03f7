import { expect, it } from "vitest";
import { displayText, textFingerprint } from "./social-card-text";

it("keeps what the display font can set, in the languages of the portal", () => {
  for (const text of ["Lantern Run", "Ёжик в тумане", "Ğümüş Şehir", "Łódź: świt!", "Señor ¿qué?", "Größe"]) {
    expect(displayText(text)).toBe(text);
  }
});

it("drops pictographs and control characters, and tidies what they leave", () => {
  expect(displayText("🔥 Lantern 🏮 Run 👨‍👩‍👧")).toBe("Lantern Run");
  expect(displayText("Lantern\u0000\u202e\n Run")).toBe("Lantern Run");
  expect(displayText("Lantern\nRun")).toBe("Lantern Run");
});

it("gives up on other scripts, and where nothing remains", () => {
  for (const text of ["提灯ランナー", "مصباح", "Run ランナー", "🔥", "   ", ""]) expect(displayText(text)).toBeNull();
});

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
