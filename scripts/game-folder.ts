import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { gameManifest, type GameManifest } from "../api/seed/game-manifest";

/** Scripts and art, compressed. */
export const MAX_GAME_BYTES = 60_000;

const SHIPPED = [".html", ".css", ".js", ".json", ".svg", ".png", ".webp", ".woff2", ".mp3", ".ogg", ".wasm"];
const TEXTS = [".html", ".css", ".js"];
const SVG_NAMESPACE = "http://www.w3.org/";

export function problemsOf(folder: string): string[] {
  const files = filesOf(folder);
  const manifest = readManifest(folder);
  const entry = "entry" in manifest ? manifest.entry : null;
  return [
    ...("problems" in manifest ? manifest.problems : manifestProblems(folder, manifest)),
    ...(entry === null ? [] : pageProblems(folder, entry)),
    ...coverProblems(folder),
    ...files.filter((file) => TEXTS.includes(path.extname(file))).flatMap((file) => addressProblems(folder, file)),
    ...sizeProblems(folder, files),
  ];
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.endsWith(".test.js") && statSync(path.join(folder, file)).isFile())
    .sort();
}

export function readManifest(folder: string): GameManifest | { problems: string[] } {
  const file = path.join(folder, "game.json");
  if (!existsSync(file)) return { problems: ["game.json: missing"] };
  try {
    const parsed = gameManifest.safeParse(JSON.parse(readFileSync(file, "utf8")));
    if (parsed.success) return parsed.data;
    return {
      problems: parsed.error.issues.map(({ path: field, message }) => `game.json: ${field.join(".")}: ${message}`),
    };
  } catch {
    return { problems: ["game.json: no JSON"] };
  }
}

function manifestProblems(folder: string, { slug, entry, modes }: GameManifest): string[] {
  const names = modes.map(({ mode }) => mode);
  return [
    ...(slug === path.basename(folder)
      ? []
      : [`game.json: slug: is not the folder's name, "${path.basename(folder)}"`]),
    ...(existsSync(path.join(folder, entry)) ? [] : [`game.json: entry: there is no ${entry}`]),
    ...(new Set(names).size === names.length ? [] : ["game.json: modes: a mode is there twice"]),
  ];
}

/** The game's CSP forbids inline scripts; texts belong to the surrounding page. */
function pageProblems(folder: string, entry: string): string[] {
  const file = path.join(folder, entry);
  if (!existsSync(file)) return [];
  const html = readFileSync(file, "utf8");
  return [
    ...(/<title>[^<]+<\/title>/.test(html) ? [] : [`${entry}: has no title`]),
    ...(/<html[^>]*\slang=/.test(html) ? [] : [`${entry}: has no lang`]),
    ...(html.includes('name="viewport"') ? [] : [`${entry}: has no viewport`]),
    ...(/<script(?![^>]*\ssrc=)/.test(html)
      ? [`${entry}: has an inline script, which the portal's policy refuses`]
      : []),
    ...(/\son[a-z]+\s*=/.test(html) ? [`${entry}: has an inline handler, which the portal's policy refuses`] : []),
  ];
}

function coverProblems(folder: string): string[] {
  const file = path.join(folder, "art/cover.svg");
  if (!existsSync(file)) return ["art/cover.svg: missing"];
  return readFileSync(file, "utf8").includes('viewBox="0 0 640 360"')
    ? []
    : ['art/cover.svg: viewBox is not "0 0 640 360"'];
}

function addressProblems(folder: string, file: string): string[] {
  const text = readFileSync(path.join(folder, file), "utf8").replaceAll(SVG_NAMESPACE, "");
  return /https?:\/\//.test(text) ? [`${file}: names an address of another host`] : [];
}

function sizeProblems(folder: string, files: string[]): string[] {
  const shipped = files.filter((file) => SHIPPED.includes(path.extname(file)));
  const bytes = shipped.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file))).length, 0);
  if (bytes <= MAX_GAME_BYTES) return [];
  return [`${path.basename(folder)}: ${String(bytes)} bytes compressed, at most ${String(MAX_GAME_BYTES)}`];
}
