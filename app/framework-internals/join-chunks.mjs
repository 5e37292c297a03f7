import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import terser from "@rollup/plugin-terser";
import { rollup } from "rollup";

const CLIENT_FOLDER = path.resolve("public/build");
const SERVER_FILE = "build/portal.js";
const PUBLIC_PATH = "/build/";
const DESK_ROUTE = /^routes\/\(\$locale\)_\.desk(?:$|[./])/;
/** For crawlers and the browser itself: no page asks for their data, so the router of a page need not know them. */
const FILE_ROUTE = /^routes\/(?!\(\$locale\)|api\.)|^routes\/\(\$locale\)\.feeds\./;
const HASH = /-[A-Z0-9]{8}$/;
/** React and Remix change rarely; their own chunk stays in the browser's cache across releases. */
const LIBRARY = "library";
const LIBRARY_BYTES = 100_000;
/** Takes a twentieth off what the compiler has minified, and most of the build's time: not worth it for the desk. */
const MINIFYING = { ecma: 2020, module: true, compress: { passes: 4 } };
const MINIFIER = terser(MINIFYING);
/** Functions in parentheses are compiled off the main thread, with their script: else React is parsed twice. */
const LIBRARY_MINIFIER = terser({ ...MINIFYING, format: { wrap_func_args: true } });
const PLAYERS_MINIFIER = {
  name: "minify-players-scripts",
  renderChunk: (code, chunk, options) =>
    (chunk.name === LIBRARY ? LIBRARY_MINIFIER : MINIFIER).renderChunk(code, chunk, options),
};

/**
 * Merges dozens of tiny chunks, which compress badly. The manifest is on every page too, so it lists few files.
 * Players' scripts are joined without the desk's, whose pages load a set of their own (what is equal is one file).
 */
export async function joinChunks() {
  const { manifest, scripts } = readClientBuild();
  const ofPlayers = Object.entries(manifest.routes).filter(([id]) => !DESK_ROUTE.test(id) && !FILE_ROUTE.test(id));
  const players = await joinScripts({ ...manifest, routes: Object.fromEntries(ofPlayers) }, [PLAYERS_MINIFIER]);
  const desk = await joinScripts(manifest, []);
  for (const script of scripts) rmSync(script);
  const files = new Map([...players.chunks, ...desk.chunks].map(({ fileName, code }) => [fileName, code]));
  for (const [fileName, code] of files) writeFileSync(path.join(CLIENT_FOLDER, fileName), code);
  writeManifests(players.manifest, desk.manifest);
  return { before: scripts.length, after: files.size + 2 };
}

async function joinScripts(compiled, plugins) {
  const manifest = structuredClone(compiled);
  const entries = [manifest.entry, ...Object.values(manifest.routes)];
  const { root, "routes/($locale)": frame, "routes/($locale)._index": home } = manifest.routes;
  const output = await bundle(entries, { entry: manifest.entry, routes: [root, frame], home }, plugins);
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  for (const entry of entries) pointTo(entry, chunks);
  const alwaysLoaded = new Set(manifest.entry.imports);
  for (const route of Object.values(manifest.routes))
    route.imports = route.imports.filter((file) => !alwaysLoaded.has(file));
  return { manifest, chunks: removeDuplicates(entries, output) };
}

function readClientBuild() {
  const scripts = readdirSync(CLIENT_FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => path.join(CLIENT_FOLDER, file));
  const manifestFile = scripts.find((file) => path.basename(file).startsWith("manifest-"));
  const text = readFileSync(manifestFile, "utf8");
  return { manifest: JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)), scripts };
}

async function bundle(entries, shared, plugins) {
  const built = await rollup({
    input: Object.fromEntries(entries.map(({ module }) => [nameOf(module), module])),
    plugins: [
      { name: "compiled-scripts", resolveId: (source) => (source.startsWith(PUBLIC_PATH) ? toFile(source) : null) },
    ],
    preserveEntrySignatures: "strict",
  });
  let groups;
  const { output } = await built.generate({
    format: "es",
    compact: true,
    plugins,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: ({ name }) => `_shared/${nameOfChunk(name)}[hash].js`,
    sanitizeFileName: false,
    manualChunks: (id, { getModuleInfo }) => {
      groups ??= groupsOf(shared, getModuleInfo);
      return Object.keys(groups).find((name) => groups[name].has(id)) ?? null;
    },
  });
  await built.close();
  return output;
}

/** Routes without a page compile to the same empty script. */
function removeDuplicates(entries, output) {
  const imported = new Set(output.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]));
  const originals = new Map();
  const duplicates = new Map();
  for (const { fileName, code } of output.filter((chunk) => chunk.isEntry && !imported.has(chunk.fileName))) {
    if (originals.has(code)) duplicates.set(PUBLIC_PATH + fileName, PUBLIC_PATH + originals.get(code));
    else originals.set(code, fileName);
  }
  for (const entry of entries) entry.module = duplicates.get(entry.module) ?? entry.module;
  return output.filter(({ fileName }) => !duplicates.has(PUBLIC_PATH + fileName));
}

function groupsOf({ entry, routes, home }, getModuleInfo) {
  const ofEntry = getModuleInfo(toFile(entry.module)).importedIds;
  const ofRoutes = routes.map(({ module }) => toFile(module));
  const frame = withImports([...ofRoutes, ...ofEntry], getModuleInfo);
  const large = [...frame].filter((id) => statSync(id).size > LIBRARY_BYTES);
  const homeFile = toFile(home.module);
  const rows = withImports(getModuleInfo(homeFile).importedIds, getModuleInfo);
  return { [LIBRARY]: withImports(large, getModuleInfo), frame, rows };
}

/** Follows static imports only. */
function withImports(ids, getModuleInfo, found = new Set()) {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    withImports(getModuleInfo(id).importedIds, getModuleInfo, found);
  }
  return found;
}

function pointTo(entry, chunks) {
  const name = nameOf(entry.module);
  const chunk = [...chunks.values()].find((candidate) => candidate.isEntry && candidate.name === name);
  const imports = new Set();
  const collect = ({ imports: files }) => {
    for (const file of files.filter((candidate) => !imports.has(candidate))) {
      imports.add(file);
      collect(chunks.get(file));
    }
  };
  collect(chunk);
  entry.module = PUBLIC_PATH + chunk.fileName;
  entry.imports = [...imports].map((file) => PUBLIC_PATH + file);
}

/** The server build exports the manifest of the scripts as they were before; this one's export takes its place. */
function writeManifests(players, desk) {
  const assets = { ...players, ...writeManifest(players), routes: { ...desk.routes, ...players.routes } };
  const text = JSON.stringify({ ...assets, desk: { ...desk, ...writeManifest(desk) } });
  writeFileSync(SERVER_FILE, `export * from "./index.js";\nexport const assets = ${text};\n`);
}

function writeManifest(manifest) {
  const version = versionOf(manifest.routes);
  const url = `${PUBLIC_PATH}manifest-${version.toUpperCase()}.js`;
  // Remix asks only whether a flag is set.
  const text = JSON.stringify({ ...manifest, version, url }, (_, value) => (value === false ? undefined : value));
  writeFileSync(toFile(url), `window.__remixManifest=${text};`);
  return { version, url };
}

function versionOf(routes) {
  return createHash("sha256").update(JSON.stringify(routes)).digest("hex").slice(0, 8);
}

function nameOfChunk(name) {
  const own = name.replace(HASH, "");
  return own === "chunk" ? "" : `${own}-`;
}

function nameOf(address) {
  return address.slice(PUBLIC_PATH.length, -".js".length).replace(HASH, "");
}

function toFile(address) {
  return path.join(CLIENT_FOLDER, address.slice(PUBLIC_PATH.length));
}
