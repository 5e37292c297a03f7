/** What an engine is recognised by: names of files, texts of pages and scripts. */
export type BuildContent = {
  names: readonly string[];
  /** The entry page. */
  page: string;
  /** The start of a script or page, or null; of a binary file its first bytes as Latin-1. */
  textOf(name: string): string | null;
};

export type RecognisedEngine = { name: string; version: string | null };

type Engine = {
  name: string;
  isUsed(content: BuildContent): boolean;
  versionOf?(content: BuildContent): string | null;
};

/** The more specific first: many engines are made with Emscripten, some with Phaser. */
const ENGINES: Engine[] = [
  {
    name: "Unity",
    isUsed: ({ names, page }) =>
      names.some((name) => /\.loader\.js(\.br|\.gz|\.unityweb)?$|(^|\/)UnityLoader\.js$/.test(name)) ||
      page.includes("createUnityInstance"),
    versionOf: (content) => firstMatch(content, /\.data$|\.unity3d$|\.framework\.js$/, /(\d{1,4}\.\d+\.\d+[abfp]\d+)/),
  },
  {
    name: "Godot",
    isUsed: ({ names, page }) => names.some((name) => name.endsWith(".pck")) || page.includes("GODOT_CONFIG"),
    versionOf: (content) => godotVersion(content),
  },
  {
    name: "GameMaker",
    isUsed: ({ names, page }) =>
      names.some((name) => /(^|\/)html5game\//.test(name) || name.endsWith("runner.data")) ||
      page.includes("GameMaker_Init"),
    versionOf: (content) => firstMatch(content, /\.js$|\.html$/, /GameMaker(?: Studio)?[^\n"']{0,20}?(\d{1,4}\.\d+\.\d+(?:\.\d+)?)/),
  },
  {
    name: "Construct",
    isUsed: ({ names }) => names.some((name) => /(^|\/)(c3runtime\.js|c3main\.js|c2runtime\.js)$/.test(name)),
  },
  {
    name: "GDevelop",
    isUsed: (content) => content.names.some((name) => content.textOf(name)?.includes("gdjs.projectData") ?? false),
    versionOf: (content) => gdevelopVersion(content),
  },
  {
    name: "TurboWarp",
    isUsed: ({ page, names }) => /TurboWarp|Scaffolding\.Scaffolding/.test(page) || names.includes("project.json") && page.includes("scaffolding"),
    versionOf: ({ page }) => /TurboWarp Packager v?(\d+\.\d+\.\d+)/.exec(page)?.[1] ?? null,
  },
  { name: "LÖVE", isUsed: ({ names }) => names.some((name) => /(^|\/)love\.(js|wasm)$/.test(name)) },
  {
    name: "Ren'Py",
    isUsed: ({ names, page }) => names.some((name) => /(^|\/)renpy(-pre)?\.(js|wasm|data)$/.test(name)) || page.includes("renpy-pre.js"),
  },
  {
    name: "Twine",
    isUsed: ({ page }) => page.includes("<tw-storydata"),
    versionOf: ({ page }) => /<tw-storydata[^>]*\screator-version="([^"]{1,20})"/.exec(page)?.[1] ?? null,
  },
  {
    name: "js-dos",
    isUsed: ({ names, page }) => /js-dos\.js|emulators\.js/.test(page) || names.some((name) => name.endsWith(".jsdos")),
  },
  { name: "Defold", isUsed: ({ names, page }) => page.includes("dmloader.js") || names.some((name) => name.endsWith("dmloader.js")) },
  { name: "RPG Maker", isUsed: ({ names }) => names.some((name) => /(^|\/)js\/(rmmz|rpg)_core\.js$/.test(name)) },
  { name: "Cocos", isUsed: ({ names }) => names.some((name) => /(^|\/)cocos-js\/|cocos2d-js[^/]*\.js$/.test(name)) },
  { name: "PlayCanvas", isUsed: ({ names }) => names.some((name) => /(^|\/)playcanvas[^/]*\.js$/.test(name)) },
  {
    name: "Phaser",
    isUsed: (content) => matchesAny(content, /\bPhaser\.Game\b|Phaser v\d/),
    versionOf: (content) => firstMatch(content, /\.js$|\.html$/, /(?:Phaser v|VERSION:\s*["'])(\d+\.\d+\.\d+)/),
  },
  { name: "Emscripten", isUsed: (content) => matchesAny(content, /emscripten|Module\[["']asm["']\]|wasmBinaryFile/) },
];

/** Null for a game that no engine made, or one that nobody has described here. */
export function recogniseEngine(content: BuildContent): RecognisedEngine | null {
  const engine = ENGINES.find(({ isUsed }) => isUsed(content));
  return engine ? { name: engine.name, version: engine.versionOf?.(content) ?? null } : null;
}

function matchesAny({ names, textOf }: BuildContent, pattern: RegExp): boolean {
  return names.some((name) => /\.(m?js|html?)$/i.test(name) && pattern.test(textOf(name) ?? ""));
}

function firstMatch({ names, textOf }: BuildContent, files: RegExp, pattern: RegExp): string | null {
  for (const name of names.filter((candidate) => files.test(candidate))) {
    const version = pattern.exec(textOf(name) ?? "")?.[1];
    if (version !== undefined) return version;
  }
  return null;
}

/** A .pck starts with "GDPC", the format, and major, minor and patch as 32-bit numbers. */
function godotVersion({ names, textOf }: BuildContent): string | null {
  const pack = names.find((name) => name.endsWith(".pck"));
  const head = Buffer.from(pack === undefined ? "" : (textOf(pack) ?? ""), "latin1");
  if (head.length < 20 || head.toString("latin1", 0, 4) !== "GDPC") return null;
  return [8, 12, 16].map((offset) => head.readUInt32LE(offset)).join(".");
}

function gdevelopVersion(content: BuildContent): string | null {
  const text = content.names.map((name) => content.textOf(name) ?? "").find((each) => each.includes("gdjs.projectData"));
  const [, values = ""] = /"gdVersion":\s*\{([^}]*)\}/.exec(text ?? "") ?? [];
  const parts = ["major", "minor", "build"].map((part) => new RegExp(`"${part}":\\s*(\\d+)`).exec(values)?.[1]);
  return parts.includes(undefined) ? null : parts.join(".");
}
