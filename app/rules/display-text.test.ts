import { expect, it } from "vitest";
import { displayText } from "./display-text";

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
