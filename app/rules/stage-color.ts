import { WHITE_TEXT_LUMINANCE } from "./brand-palette";
import { rgbLuminance } from "./theme-contrast";

const DARKER = 0.99;

/** The colour of a game's stage: its key colour (hex), darkened until white text is readable. */
export function stageColor(keyColor: string): string {
  const bytes = [1, 3, 5].map((start) => Number.parseInt(keyColor.slice(start, start + 2), 16));
  let factor = 1;
  const darkened = () => bytes.map((byte) => Math.round(byte * factor));
  while (luminanceOf(darkened()) > WHITE_TEXT_LUMINANCE) factor *= DARKER;
  return `#${darkened()
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}`;
}

function luminanceOf([red = 0, green = 0, blue = 0]: number[]): number {
  return rgbLuminance(red / 255, green / 255, blue / 255);
}
