import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createElement, type ReactNode } from "react";
import { displayText } from "~/rules/social-card-text";
import { CARD_SIZE, type SocialCard } from "~/view-models/social-card";
import { loadCoverBytes } from "./cover-bytes.server";

/** The dark Classic theme (design/tokens.json). */
const BARS = ["#ff4d6a", "#2ddf86", "#5c9dff"];

const PAGE = "#110f18";

const TEXT = "#f6f4fb";

const MUTED = "#aca7ba";

const STRIPE = 14;

const PADDING = 56;

const NOTCH = { width: 260, height: 180 };

const TITLE_SIZES = [
  { upTo: 14, size: 88 },
  { upTo: 26, size: 72 },
  { upTo: 48, size: 58 },
];

const SMALLEST_TITLE = 46;

/** Width of a wide letter, relative to the font size. */
const LETTER = 0.68;

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

/** A title that the font cannot render is omitted: sites show it below the card. */
export async function drawSocialCard(card: SocialCard, brandName: string): Promise<Buffer> {
  const title = displayText(card.title);
  const cover = card.coverUrl === null ? null : await loadCoverBytes(card.coverUrl).catch(() => null);
  const artWidth = cover === null ? 0 : title === null ? CARD_SIZE.width : ART_WIDTH;
  const texts = { title: title ?? "", byline: displayText(card.byline) ?? "", brand: displayText(brandName) ?? "" };
  const overlay = await drawTexts(texts, artWidth);
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

async function drawTexts(texts: Parameters<typeof cardElement>[0], artWidth: number): Promise<Buffer> {
  const [{ default: satori }, data] = await Promise.all([import("satori"), loadFonts()]);
  const svg = await satori(cardElement(texts, artWidth, FONT_SUBSETS.join(", ")), {
    ...CARD_SIZE,
    // Each subset is a family: satori reads one file per name and weight.
    fonts: data.map((file, index) => ({ name: FONT_SUBSETS[index] ?? "", data: file, weight: 800, style: "normal" })),
  });
  return Buffer.from(svg);
}

async function cropToFocus(cover: Buffer, width: number, focusX: number | null): Promise<Buffer> {
  const { height } = CARD_SIZE;
  const sharp = await loadSharp();
  const resized = await sharp(cover).resize({ width, height, fit: "outside" }).toBuffer({ resolveWithObject: true });
  const excess = { x: resized.info.width - width, y: resized.info.height - height };
  const focusLeft = ((focusX ?? 50) / 100) * resized.info.width - width / 2;
  const left = Math.round(Math.min(Math.max(focusLeft, 0), excess.x));
  return sharp(resized.data)
    .extract({ left, top: Math.floor(excess.y / 2), width, height })
    .toBuffer();
}

type CardTexts = { title: string; byline: string; brand: string };

export function cardElement(texts: CardTexts, artWidth: number, fontFamily: string): ReactNode {
  const { width, height } = CARD_SIZE;
  if (artWidth === width) return box({ width, height, alignItems: "flex-end" }, [notch(), spine(NOTCH.height)]);
  const hasArt = artWidth > 0;
  const side = hasArt ? spine(height) : box({ width: width / 2 - PADDING, height, alignItems: "center" }, [mark(10)]);
  return box({ width, height, background: hasArt ? undefined : PAGE, fontFamily }, [panel(texts, width / 2), side]);
}

function notch(): ReactNode {
  return box({ ...NOTCH, background: PAGE, alignItems: "center", justifyContent: "center" }, [mark(4)]);
}

function panel({ title, byline, brand }: CardTexts, width: number): ReactNode {
  const line = { width: width - PADDING * 2, display: "block", overflow: "hidden", wordBreak: "break-word" };
  const fontSize = titleSize(title, line.width);
  const layout = { boxSizing: "border-box", flexDirection: "column", justifyContent: "space-between" };
  return box({ ...layout, width, height: CARD_SIZE.height, background: PAGE, padding: PADDING }, [
    box({ flexDirection: "column" }, [
      text({ ...line, lineClamp: 4, fontSize, lineHeight: 1.08, color: TEXT }, title),
      text({ ...line, lineClamp: 2, marginTop: 24, fontSize: 30, lineHeight: 1.2, color: MUTED }, byline),
    ]),
    box({ alignItems: "center" }, [mark(1.6), text({ marginLeft: 20, fontSize: 34, color: TEXT }, brand)]),
  ]);
}

function titleSize(title: string, width: number): number {
  const byLength = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? SMALLEST_TITLE;
  const longestWord = Math.max(...title.split(" ").map((word) => word.length));
  return Math.max(SMALLEST_TITLE, Math.min(byLength, Math.floor(width / (longestWord * LETTER))));
}

function mark(scale: number): ReactNode {
  const bar = (height: number, index: number) =>
    box(
      { width: 9 * scale, height: height * scale, background: BARS[index], marginRight: index < 2 ? 4 * scale : 0 },
      [],
    );
  return box({ alignItems: "center" }, [36, 24, 12].map(bar));
}

function spine(height: number): ReactNode {
  return box(
    { height },
    BARS.map((background) => box({ width: STRIPE, height, background }, [])),
  );
}

type Style = Record<string, string | number | undefined>;

function box(style: Style, children: ReactNode[]): ReactNode {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

function text(style: Style, content: string): ReactNode {
  return createElement("div", { style: { fontWeight: 800, ...style } }, content);
}
