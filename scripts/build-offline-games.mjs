import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rollup } from "rollup";

const GAMES = "games";
const FOLDER = "public/build/offline-games";
const LIST = "build/offline-games.json";

/** In addition to the page's own CSP: no network access. */
const policy = (scriptHash) =>
  `default-src 'none'; script-src ${scriptHash}; style-src-attr 'unsafe-inline'; img-src data:; media-src data:`;

const STYLE = /<style>(.*?)<\/style>/gs;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" \/>/g;
const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/;
const IMPORT = /\bimport\("([^"]+)"\)/g;
const FONT_ADDRESS = /`url\(\$\{new URL\("([^"]+)", import\.meta\.url\)\.href\}\)`/g;

/** Builds one self-contained document per own game for offline play (docs/decisions/0061-games-offline.md). */
export async function buildOfflineGames() {
  mkdirSync(FOLDER, { recursive: true });
  const games = {};
  for (const { slug, entry } of ownGames()) {
    const { html, scriptHash } = await gameDocument(slug, entry);
    games[slug] = { address: writeGame(slug, html), scriptHash };
  }
  writeFileSync(LIST, JSON.stringify(games));
  return Object.keys(games).length;
}

function ownGames() {
  return (
    readdirSync(GAMES)
      .map((folder) => path.join(GAMES, folder, "game.json"))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, "utf8")))
      // Shared memory needs an isolated document (docs/decisions/0037-isolated-games.md).
      .filter(({ usesSharedArrayBuffer }) => usesSharedArrayBuffer !== true)
  );
}

async function gameDocument(slug, entry) {
  const page = path.join(GAMES, slug, entry);
  const html = readFileSync(page, "utf8");
  const [, source] = SCRIPT.exec(html) ?? [];
  if (!source) throw new Error(`${page} loads no script.`);
  const folder = path.dirname(page);
  const script = applyStyles(stylesOf(html, folder)) + (await bundle(path.join(folder, source)));
  const text = script.replace(/<(?=\/script|!--)/g, "\\x3C");
  const scriptHash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const document = html
    .replaceAll(STYLE, "")
    .replaceAll(STYLESHEET, "")
    .replace("<head>", () => `<head><meta http-equiv="Content-Security-Policy" content="${policy(scriptHash)}" />`)
    .replace(SCRIPT, () => `<script type="module">${text}</script>`);
  return { html: document, scriptHash };
}

/** Document order, since later rules win. */
function stylesOf(html, folder) {
  const found = [...html.matchAll(new RegExp(`${STYLESHEET.source}|${STYLE.source}`, "gs"))];
  return found.map(([, file, inline]) => inline ?? readFileSync(path.join(folder, file), "utf8")).join("\n");
}

/** The CSP forbids style elements, but not constructed style sheets. */
const applyStyles = (styles) =>
  `const worn=new CSSStyleSheet();worn.replaceSync(${JSON.stringify(styles)});document.adoptedStyleSheets=[worn];\n`;

async function bundle(script) {
  // Imported on demand: large, and unused when there is nothing to build.
  const { transformWithEsbuild } = await import("vite");
  const built = await rollup({
    input: path.resolve(script),
    plugins: [
      {
        name: "all-inside",
        transform: async (source, file) => {
          const { code } = await transformWithEsbuild(source, file, { target: "es2022" });
          return { code: importsInside(fontsInside(code, file)), map: null };
        },
        renderChunk: (code) => transformWithEsbuild(code, script, { target: "es2022", minify: true }),
      },
    ],
  });
  const { output } = await built.generate({ format: "es" });
  await built.close();
  const [{ code }] = output;
  if (output.length > 1 || /\bimport\b\s*[.("]/.test(code)) throw new Error(`${script} loads something by address.`);
  return code;
}

function importsInside(code) {
  const sources = [...new Set(Array.from(code.matchAll(IMPORT), ([, source]) => source))];
  const imports = sources.map((source, index) => `import * as inside${index} from "${source}";\n`);
  return imports.join("") + code.replace(IMPORT, (_, source) => `Promise.resolve(inside${sources.indexOf(source)})`);
}

/** Inlines fonts: a frame with an opaque origin has no font URL that the CSP allows. */
function fontsInside(code, file) {
  const bytes = (source) => readFileSync(path.resolve(path.dirname(file), source)).toString("base64");
  return code.replace(
    FONT_ADDRESS,
    (_, source) => `Uint8Array.from(atob("${bytes(source)}"),(letter)=>letter.charCodeAt(0))`,
  );
}

function writeGame(slug, html) {
  const json = JSON.stringify({ html });
  const hash = createHash("sha256").update(json).digest("hex").slice(0, 8).toUpperCase();
  const file = `${slug}-${hash}.json`;
  writeFileSync(path.join(FOLDER, file), json);
  return `/build/offline-games/${file}`;
}
