import { describe, expect, it } from "vitest";
import tokens from "../../design/tokens.json";
import { contrastColour, contrastRatio, relativeLuminance, type ColourSlot } from "../rules/theme-contrast";

const TEXT_RATIO = 4.5;
const SHAPE_RATIO = 3;
const WHITE: ColourSlot = { h: 0, s: 0, l: 100, a: 1 };
const BLACK: ColourSlot = { h: 0, s: 0, l: 0, a: 1 };

const palettes = Object.values(tokens.themes).flatMap((theme) => [
  { name: theme.name, mode: "dark" as const, palette: theme.dark },
  { name: theme.name, mode: "light" as const, palette: theme.light },
]);

type Palette = (typeof palettes)[number]["palette"];

const pageSurfaceAndRaised = ({ neutral }: Palette) => [neutral["00"], neutral["10"], neutral["20"]];
const lowestOn = (backgrounds: ColourSlot[], colour: ColourSlot) =>
  Math.min(...backgrounds.map((background) => contrastRatio(colour, background)));
const readable = (slot: ColourSlot) => (contrastColour(slot) === "white" ? WHITE : BLACK);

describe.each(palettes)("$name, $mode", ({ mode, palette }) => {
  const { neutral, primary } = palette;
  const lighter = palette["primary-lighter"];
  const darker = palette["primary-darker"];
  const backgrounds = pageSurfaceAndRaised(palette);

  it.each([
    ["text", neutral["100"]],
    ["secondary text", neutral["80"]],
    ["muted text", neutral["70"]],
    ["accent text", mode === "dark" ? lighter : darker],
    ["an error", palette.error],
    ["a warning", palette.warning],
  ])("shows %s readably on page, surface and raised", (_, colour) => {
    expect(lowestOn(backgrounds, colour)).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  it.each([
    ["a control's border", neutral["50"]],
    ["the focus", neutral["100"]],
    ["the brand's red", tokens.brand.glyph[mode].r],
    ["the brand's green", tokens.brand.glyph[mode].g],
    ["the brand's blue", tokens.brand.glyph[mode].b],
  ])("shows %s on page, surface and raised", (_, colour) => {
    expect(lowestOn(backgrounds, colour)).toBeGreaterThanOrEqual(SHAPE_RATIO);
  });

  it("shows the accent's fill on page and surface, and a label on it, pointed at or not", () => {
    const label = readable(primary);
    expect(lowestOn([neutral["00"], neutral["10"]], primary)).toBeGreaterThanOrEqual(SHAPE_RATIO);
    expect(contrastRatio(label, primary)).toBeGreaterThanOrEqual(TEXT_RATIO);
    expect(contrastRatio(label, label === WHITE ? darker : lighter)).toBeGreaterThanOrEqual(TEXT_RATIO);
    expect(contrastRatio(readable(palette.warning), palette.warning)).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  it("keeps the accent out of the luminances on which neither black nor white can be read by the rule", () => {
    const luminance = relativeLuminance(primary);
    expect(luminance <= 0.183 || luminance > 0.45).toBe(true);
  });

  it("inverts: the page's colour is readable on the text's", () => {
    expect(contrastRatio(neutral["00"], neutral["100"])).toBeGreaterThanOrEqual(TEXT_RATIO);
    expect(lowestOn([...backgrounds, neutral["30"]], neutral["100"])).toBeGreaterThanOrEqual(TEXT_RATIO);
  });
});
