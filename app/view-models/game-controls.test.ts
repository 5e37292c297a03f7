import { describe, expect, it } from "vitest";
import { toGameControls } from "./game-controls";

const text = (value: string, translations: Record<string, string> = {}) => ({ value, translations });
const group = (...inputs: string[]) => ({
  title: text("Keyboard", { de: "Tastatur" }),
  subgroups: [
    { title: text("In the game"), controls: inputs.map((input) => ({ action: text("Jump"), input: text(input) })) },
  ],
});

describe("toGameControls", () => {
  it.each([
    ["Space / ↑", ["Space", "↑"]],
    ["← ↑ ↓ → / W A S D", ["←", "↑", "↓", "→", "W", "A", "S", "D"]],
    ["Tap or hold", ["Tap or hold"]],
    ["M", ["M"]],
    ["Space /  ↑ ", ["Space", "↑"]],
  ])("splits %s into keys", (input, keys) => {
    expect(toGameControls([group(input)], { locale: "en" })[0]?.parts[0]?.controls[0]?.keys).toEqual(keys);
  });

  it("is in the viewer's language and omits empty groups", () => {
    expect(toGameControls([group("M"), group()], { locale: "de" })).toEqual([
      { title: "Tastatur", parts: [{ title: "", controls: [{ action: "Jump", keys: ["M"] }] }] },
    ]);
  });

  it("merges the inputs of an action without duplicates, and drops empty ones", () => {
    const [keyboard] = toGameControls([group("M", "Space / M", " / ", "")], { locale: "en" });
    expect(keyboard?.parts).toEqual([{ title: "", controls: [{ action: "Jump", keys: ["M", "Space"] }] }]);
    expect(toGameControls([group("")], { locale: "en" })).toEqual([]);
    const unnamed = {
      title: text(""),
      subgroups: [{ title: text(""), controls: [{ action: text(" "), input: text("M") }] }],
    };
    expect(toGameControls([unnamed], { locale: "en" })).toEqual([]);
  });

  it("has part titles in a group with several parts", () => {
    const { title, subgroups } = group("M");
    const menu = {
      title: text("In the menu", { ru: "В меню" }),
      controls: [{ action: text("Choose"), input: text("A") }],
    };
    const [keyboard] = toGameControls([{ title, subgroups: [...subgroups, menu] }], { locale: "ru" });
    expect(keyboard?.parts.map((part) => part.title)).toEqual(["In the game", "В меню"]);
  });
});
