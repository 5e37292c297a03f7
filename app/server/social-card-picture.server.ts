import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { displayText } from "~/rules/display-text";
import { CARD_SIZE, type SocialCard } from "~/view-models/social-card";
import { cardElement } from "./social-card-element.server";
import { loadCoverBytes } from "./cover-bytes.server";

const FONT_SUBSETS = ["latin", "latin-ext", "cyrillic", "greek", "vietnamese"];
const ART_WIDTH = CARD_SIZE.width / 2;
const PAGE_COLOR = "#110f18";
const JPEG = { quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true };

let fonts: Promise<Buffer[]> | undefined;

/** Loaded lazily: it takes more memory than any other module. */
async function loadSharp() {
  return (await import("sharp")).default;
}

function loadFonts(): Promise<Buffer[]> {
  const { resolve } = createRequire(import.meta.url);
  const files = FONT_SUBSETS.map((subset) => resolve(`@fontsource/tektur/files/tektur-${subset}-800-normal.woff`));
  return (fonts ??= Promise.all(files.map((file) => readFile(file))));
}

/** A title that the font cannot render is left out: sites show it below the card. */
export async function drawSocialCard(card: SocialCard, brandName: string): Promise<Buffer> {
  const title = displayText(card.title);
  const cover = card.coverUrl === null ? null : await loadCoverBytes(card.coverUrl).catch(() => null);
  const artWidth = cover === null ? 0 : title === null ? CARD_SIZE.width : ART_WIDTH;
  const words = { title: title ?? "", byline: displayText(card.byline) ?? "", brand: displayText(brandName) ?? "" };
  const overlay = await drawWords(words, artWidth);
  const art = cover === null ? null : await cropToFocus(cover, artWidth, card.focusX);
  const sharp = await loadSharp();
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: PAGE_COLOR } })
    .composite([
      ...(art ? [{ input: art, left: CARD_SIZE.width - artWidth, top: 0 }] : []),
      { input: overlay, left: 0, top: 0 },
    ])
    .jpeg(JPEG)
    .toBuffer();
}

async function drawWords(words: Parameters<typeof cardElement>[0], artWidth: number): Promise<Buffer> {
  const [{ default: satori }, data] = await Promise.all([import("satori"), loadFonts()]);
  const svg = await satori(cardElement(words, artWidth, FONT_SUBSETS.join(", ")), {
    ...CARD_SIZE,
    // Each subset is a family: of one name and weight satori reads one file only.
    fonts: data.map((file, index) => ({ name: FONT_SUBSETS[index] ?? "", data: file, weight: 800, style: "normal" })),
  });
  return Buffer.from(svg);
}

async function cropToFocus(cover: Buffer, width: number, focusX: number | null): Promise<Buffer> {
  const { height } = CARD_SIZE;
  const sharp = await loadSharp();
  const resized = await sharp(cover).resize({ width, height, fit: "outside" }).toBuffer({ resolveWithObject: true });
  const spare = { x: resized.info.width - width, y: resized.info.height - height };
  const wanted = ((focusX ?? 50) / 100) * resized.info.width - width / 2;
  const left = Math.round(Math.min(Math.max(wanted, 0), spare.x));
  return sharp(resized.data)
    .extract({ left, top: Math.floor(spare.y / 2), width, height })
    .toBuffer();
}
