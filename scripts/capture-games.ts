/** Run: npm run games:capture -- [slug …]. Needs ffmpeg. The clock is stubbed, so slow machines make the same film. */
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "./find-browser";
import { FILM_FPS, takeFilm, takeStills, type Moments } from "./capture/camera";
import { requireEncoders, writeFilms } from "./capture/films";
import moments from "./capture/moments.json";

const MEDIA = "public/media/play";
const WIDTHS = { "webp-1280x720": 1280, "webp-640x360": 640 };
const QUALITY = 76;

const momentsOf: Record<string, Moments> = moments;
const args = process.argv.slice(2);
await requireEncoders();
const browser = await chromium.launch(await findBrowser());
for (const slug of args.length > 0 ? args : Object.keys(momentsOf)) {
  const chosen = momentsOf[slug];
  if (!chosen) throw new Error(`${slug}: no moments in scripts/capture/moments.json.`);
  const pictures = await takeStills(browser, slug, chosen);
  for (const [index, picture] of pictures.entries()) {
    await writePicture(slug, index < chosen.stills.length ? `still-${String(index + 1)}` : "film", picture);
  }
  const films = await writeFilms(path.join(MEDIA, slug, "film"), takeFilm(browser, slug, chosen), FILM_FPS);
  for (const file of films) report(file, statSync(file).size);
}
await browser.close();

async function writePicture(slug: string, name: string, picture: Buffer): Promise<void> {
  for (const [variantKey, width] of Object.entries(WIDTHS)) {
    const bytes = await sharp(picture).resize(width).webp({ quality: QUALITY, effort: 6 }).toBuffer();
    writeMedia(slug, `${name}/${variantKey}.webp`, bytes);
  }
}

function writeMedia(slug: string, name: string, bytes: Buffer): void {
  const file = path.join(MEDIA, slug, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  report(file, bytes.length);
}

function report(file: string, size: number): void {
  console.log(`${file}: ${String(Math.ceil(size / 1000))} kB`);
}
