/** Run: node scripts/render-media.mjs. Covers have the variants of docs/product/games.md#variant-keys. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const MEDIA = path.join(ROOT, "public/media");
const AVATARS = path.join(ROOT, "api/seed/avatars");
const ART = { width: 640, height: 360 };
const AVATAR_SIZE = 128;
const AVATAR_ART_SIZE = 48;
const POINTS_PER_INCH = 72;
/** JPEG, since some sites cannot show WebP in link previews. */
const SOCIAL_IMAGE = { variantKey: "jpg-1280x720", aspectRatio: "16:9", width: 1280, height: 720 };
/* prettier-ignore */
const ICONS = ["brain", "brick-wall", "calendar", "clock", "compass", "footprints", "heart", "house", "keyboard", "layers", "lightbulb", "music",
  "paw-print", "puzzle", "rocket", "soup", "sparkles", "star", "swords", "target", "trophy", "type", "user", "users", "worm", "zap"];

/** @typedef {{ variantKey: string; aspectRatio: string; width: number; height: number }} Variant */

/** @param {string} file @param {Buffer} bytes */
async function writeIfChanged(file, bytes) {
  const current = await readFile(file).catch(() => null);
  if (current?.equals(bytes)) return 0;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return 1;
}

/** As CSS object-position does. */
function cropOf(variant, focusX) {
  const cropWidth = Math.min(ART.width, Math.round((ART.height * variant.width) / variant.height));
  return { width: cropWidth, left: Math.round(((ART.width - cropWidth) * focusX) / 100) };
}

/** @param {Buffer} svg @param {Variant} variant @param {number} focusX */
async function renderVariant(svg, variant, focusX) {
  const crop = cropOf(variant, focusX);
  const scale = variant.height / ART.height;
  const width = Math.round(crop.width * scale);
  const image = await sharp(svg, { density: POINTS_PER_INCH * scale })
    .resize(Math.round(ART.width * scale), variant.height, { fit: "fill" })
    .extract({ left: Math.round(crop.left * scale), top: 0, width, height: variant.height })
    .toBuffer();
  return sharp(image).resize(variant.width, variant.height, { fit: "fill" });
}

/** @typedef {{ name: string; focusX: number }} Art */

/** @param {string} slug @param {Art[]} pieces @param {Variant[]} variants */
async function renderCovers(slug, pieces, variants) {
  let written = 0;
  for (const { name, focusX } of pieces) {
    const svg = await readFile(path.join(ROOT, "games", slug, "art", `${name}.svg`));
    const target = path.join(MEDIA, "covers", slug, name);
    for (const variant of variants) {
      const image = await renderVariant(svg, variant, focusX);
      const bytes = await image.webp({ quality: 80, effort: 6 }).toBuffer();
      written += await writeIfChanged(path.join(target, `${variant.variantKey}.webp`), bytes);
    }
    const social = await renderVariant(svg, SOCIAL_IMAGE, focusX);
    const bytes = await social.flatten({ background: "#000" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    written += await writeIfChanged(path.join(target, "jpg-1280x720.jpg"), bytes);
  }
  return written;
}

async function renderAvatars() {
  let written = 0;
  for (const file of (await readdir(AVATARS)).filter((name) => name.endsWith(".svg")).sort()) {
    const density = (POINTS_PER_INCH * AVATAR_SIZE) / AVATAR_ART_SIZE;
    const bytes = await sharp(path.join(AVATARS, file), { density })
      .resize(AVATAR_SIZE, AVATAR_SIZE)
      .webp({ lossless: true, effort: 6 })
      .toBuffer();
    const target = path.join(MEDIA, "avatars", path.basename(file, ".svg"), "webp-128x128.webp");
    written += await writeIfChanged(target, bytes);
  }
  return written;
}

async function copyIcons() {
  let written = 0;
  for (const name of ICONS) {
    const bytes = await readFile(path.join(ROOT, "node_modules/lucide-static/icons", `${name}.svg`));
    written += await writeIfChanged(path.join(MEDIA, "icons", `${name}.svg`), bytes);
  }
  return written;
}

/** @param {string} file below the root */
const readJson = async (file) => JSON.parse(await readFile(path.join(ROOT, file), "utf8"));

/** @type {Variant[]} */
const variants = await readJson("api/store/catalogue/cover-variants.json");
/** @type {Record<string, Art[]>} */
const artOfGames = await readJson("api/seed/art.json");
let written = (await renderAvatars()) + (await copyIcons());
for (const [slug, pieces] of Object.entries(artOfGames)) written += await renderCovers(slug, pieces, variants);
console.log(`media: ${written} files written`);
