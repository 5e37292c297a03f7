const CHANNELS = 3;
const HUES = 12;
/** Of 255; a picture with less has no hue. */
const MIN_MEAN_CHROMA = 12;

type Color = { red: number; green: number; blue: number };
type Sum = Color & { weight: number };

/** The mean of the hue that colours the picture most, as hex; of everything in a grey picture. `pixels` are RGB. */
export function keyColorOf(pixels: Uint8Array): string {
  const all = emptySum();
  const hues = Array.from({ length: HUES }, emptySum);
  let chromaSum = 0;
  for (let offset = 0; offset + CHANNELS <= pixels.length; offset += CHANNELS) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(offset, offset + CHANNELS);
    const color = { red, green, blue };
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    chromaSum += chroma;
    add(all, color, 1);
    const hue = hues[hueOf(color, chroma)];
    if (hue) add(hue, color, chroma);
  }
  if (chromaSum < MIN_MEAN_CHROMA * all.weight) return toHex(all);
  return toHex(hues.reduce((best, sum) => (sum.weight > best.weight ? sum : best)));
}

function emptySum(): Sum {
  return { red: 0, green: 0, blue: 0, weight: 0 };
}

function add(sum: Sum, { red, green, blue }: Color, weight: number): void {
  sum.red += red * weight;
  sum.green += green * weight;
  sum.blue += blue * weight;
  sum.weight += weight;
}

/** Which of HUES, from red over green and blue. */
function hueOf({ red, green, blue }: Color, chroma: number): number {
  if (chroma === 0) return 0;
  const highest = Math.max(red, green, blue);
  const sixths =
    highest === red
      ? (green - blue) / chroma
      : highest === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return Math.round((sixths * HUES) / 6 + HUES) % HUES;
}

function toHex({ red, green, blue, weight }: Sum): string {
  const parts = [red, green, blue].map((sum) => Math.round(weight === 0 ? 0 : sum / weight));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
