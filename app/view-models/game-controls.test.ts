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
  ])("makes key caps of %s", (input, keys) => {
    expect(toGameControls([group(input)], { locale: "en" })[0]?.controls[0]?.keys).toEqual(keys);
  });

  it("speaks the viewer's language and leaves out empty groups", () => {
    expect(toGameControls([group("M"), group()], { locale: "de" })).toEqual([
      { title: "Tastatur", controls: [{ action: "Jump", keys: ["M"] }] },
    ]);
  });
});
