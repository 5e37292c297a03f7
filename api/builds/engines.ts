export type RecognisedEngine = { name: string; version: string | null };

/** What only an engine's exports have. Patterns match at most a few hundred characters, so that no text can slow them. */
export type Engine = {
  name: string;
  files?: RegExp;
  /** Of pages and scripts. */
  text?: RegExp;
  /** Of pages, scripts and the first bytes of the files that `versionFiles` names; the group is the version. */
  version?: RegExp;
  versionFiles?: RegExp;
};

/** The more specific first: many engines are made with Emscripten, some with Phaser. */
export const ENGINES: readonly Engine[] = [
  {
    name: "Unity",
    files: /\.loader\.js(\.br|\.gz|\.unityweb)?$|(^|\/)UnityLoader\.js$/,
    text: /createUnityInstance|UnityLoader\.instantiate/,
    version: /\b(\d{1,4}\.\d{1,3}\.\d{1,3}[abfp]\d{1,3})\b/,
    versionFiles: /\.data(\.br|\.gz|\.unityweb)?$|\.unity3d$/,
  },
  {
    name: "Godot",
    files: /\.pck$/,
    text: /\bGODOT_CONFIG\b/,
    version: /\bGodot Engine v(\d{1,2}\.\d{1,3}(?:\.\d{1,3})?)/,
  },
  {
    name: "GameMaker",
    files: /(^|\/)html5game\/|(^|\/)runner\.data$|(^|\/)game\.unx$/,
    text: /\bGameMaker_Init\b/,
    version: /GameMaker[^\n"']{0,40}?\b(\d{1,4}\.\d{1,3}\.\d{1,3}(?:\.\d{1,5})?)\b/,
  },
  {
    name: "Construct",
    files: /(^|\/)(c3runtime|c3main|c2runtime)\.js$/,
    version: /\bConstruct [23] r(\d{2,4}(?:\.\d{1,2})?)/,
  },
  {
    name: "GDevelop",
    text: /\bgdjs\.(projectData|RuntimeGame)\b/,
    version: /"gdVersion":\s{0,9}\{([^}]{0,200})\}/,
  },
  {
    name: "TurboWarp",
    text: /packager\.turbowarp\.org|Scaffolding\.Scaffolding/,
    version: /TurboWarp Packager v?(\d{1,3}\.\d{1,3}\.\d{1,3})/,
  },
  { name: "LÖVE", files: /(^|\/)love\.(js|wasm)$/, version: /\bLOVE (1\d\.\d{1,2}(?:\.\d{1,2})?)/ },
  { name: "Ren'Py", files: /(^|\/)renpy(-pre)?\.(js|wasm|data)$/, version: /\bRen'Py (\d\.\d{1,2}\.\d{1,2})/ },
  {
    name: "Twine",
    text: /<tw-storydata\b/,
    version: /<tw-storydata[^>]{0,500}?\screator-version="([^"]{1,20})"/,
  },
  { name: "js-dos", files: /\.jsdos$|(^|\/)(js-dos|wdosbox)\.js$/, text: /\bjs-dos\.js\b|\bemulators\.js\b/ },
  { name: "Ink", text: /\binkjs\.Story\b/ },
  { name: "Defold", files: /(^|\/)dmloader\.js$/, text: /\bdmloader\.js\b/ },
  { name: "RPG Maker", files: /(^|\/)js\/(rmmz|rpg)_core\.js$/ },
  { name: "Cocos", files: /(^|\/)cocos-js\/|cocos2d-js[^/]*\.js$/ },
  { name: "PlayCanvas", files: /(^|\/)playcanvas[^/]*\.js$/ },
  {
    name: "Phaser",
    text: /\bPhaser\.Game\b|\bPhaser v/,
    version: /\bVERSION: ?["'](\d\.\d{1,3}\.\d{1,3})["'][\s\S]{0,400}?\b(?:LOG_VERSION|BlendModes)\b/,
  },
  { name: "Emscripten", text: /emscripten|\bwasmBinaryFile\b|\bModule\[["']asm["']\]/ },
];

/** Which engines' texts and versions were found in a build. */
export type EngineTraces = { used: Set<string>; versions: Map<string, string> };

/** Notes what a part of a page or script says. */
export function traceEngines(text: string, traces: EngineTraces): void {
  for (const engine of ENGINES) {
    if (!traces.used.has(engine.name) && engine.text?.test(text) === true) traces.used.add(engine.name);
    noteVersion(engine, text, traces);
  }
}

/** Notes what the first bytes of any file say. */
export function traceEngineFile(name: string, head: Buffer, traces: EngineTraces): void {
  const godot = name.endsWith(".pck") ? godotVersion(head) : null;
  if (godot !== null) traces.versions.set("Godot", godot);
  for (const engine of ENGINES)
    if (engine.versionFiles?.test(name) === true) noteVersion(engine, head.toString("latin1"), traces);
}

/** Null for a game that no engine made, or one that nobody has described here. */
export function recogniseEngine(names: readonly string[], { used, versions }: EngineTraces): RecognisedEngine | null {
  const engine = ENGINES.find(({ name, files }) => used.has(name) || names.some((each) => files?.test(each) === true));
  return engine ? { name: engine.name, version: versions.get(engine.name) ?? null } : null;
}

function noteVersion({ name, version }: Engine, text: string, { versions }: EngineTraces): void {
  if (version === undefined || versions.has(name)) return;
  const found = version.exec(text)?.[1];
  const value = name === "GDevelop" && found !== undefined ? gdevelopVersion(found) : found;
  if (value !== undefined) versions.set(name, value);
}

/** A .pck starts with "GDPC", its format, and major, minor and patch as 32-bit numbers. */
function godotVersion(head: Buffer): string | null {
  if (head.length < 20 || head.toString("latin1", 0, 4) !== "GDPC") return null;
  return [8, 12, 16].map((offset) => head.readUInt32LE(offset)).join(".");
}

function gdevelopVersion(fields: string): string | undefined {
  const parts = ["major", "minor", "build"].map((part) => new RegExp(`"${part}":\\s{0,9}(\\d{1,5})`).exec(fields)?.[1]);
  return parts.includes(undefined) ? undefined : parts.join(".");
}
