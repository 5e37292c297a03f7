import path from "node:path";

export type FileType = {
  contentType: string;
  /** How the file itself is compressed, as engines export it; null for all others. */
  encoding: "br" | "gzip" | null;
  /** Worth compressing: a text, or a binary format without compression of its own. */
  isCompressible: boolean;
};

const BYTES = "application/octet-stream";
const PLAIN_TEXT = "text/plain; charset=utf-8";
const SCRIPT = "text/javascript; charset=utf-8";

const COMPRESSIBLE_TYPES: Record<string, string> = {
  ".aif": "audio/aiff",
  ".aiff": "audio/aiff",
  ".atlas": PLAIN_TEXT,
  ".bmp": "image/bmp",
  ".cfg": PLAIN_TEXT,
  ".cjs": SCRIPT,
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".cur": "image/x-icon",
  ".fnt": PLAIN_TEXT,
  ".frag": PLAIN_TEXT,
  ".glb": "model/gltf-binary",
  ".glsl": PLAIN_TEXT,
  ".gltf": "model/gltf+json",
  ".htm": "text/html; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".ini": PLAIN_TEXT,
  ".js": SCRIPT,
  ".json": "application/json; charset=utf-8",
  ".lua": PLAIN_TEXT,
  ".map": "application/json; charset=utf-8",
  ".md": PLAIN_TEXT,
  ".mid": "audio/midi",
  ".midi": "audio/midi",
  ".mjs": SCRIPT,
  ".otf": "font/otf",
  ".svg": "image/svg+xml",
  ".swf": "application/x-shockwave-flash",
  ".tmx": "application/xml; charset=utf-8",
  ".tsx": "application/xml; charset=utf-8",
  ".ttf": "font/ttf",
  ".txt": PLAIN_TEXT,
  ".vert": PLAIN_TEXT,
  ".vtt": "text/vtt; charset=utf-8",
  ".wasm": "application/wasm",
  ".wav": "audio/wav",
  ".webmanifest": "application/manifest+json",
  ".wgsl": PLAIN_TEXT,
  ".xhtml": "application/xhtml+xml",
  ".xml": "application/xml; charset=utf-8",
  ".yaml": PLAIN_TEXT,
  ".yml": PLAIN_TEXT,
};

const COMPRESSED_TYPES: Record<string, string> = {
  ".7z": BYTES,
  ".aac": "audio/aac",
  ".apng": "image/apng",
  ".avif": "image/avif",
  ".br": BYTES,
  ".flac": "audio/flac",
  ".gif": "image/gif",
  ".gz": "application/gzip",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".jsdos": "application/zip",
  ".ktx2": "image/ktx2",
  ".m4a": "audio/mp4",
  ".m4v": "video/mp4",
  ".mov": "video/quicktime",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".oga": "audio/ogg",
  ".ogg": "audio/ogg",
  ".ogv": "video/ogg",
  ".opus": "audio/ogg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".sb3": "application/zip",
  ".weba": "audio/webm",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".zip": "application/zip",
};

/** Unity's names of scripts and code before 2020: "game.asm.framework.unityweb", "game.wasm.code.unityweb". */
const UNITY_INNER_TYPES: [RegExp, string][] = [
  [/\.wasm(\.code)?$/, ".wasm"],
  [/\.js$|\.framework$|\.loader$|\.asm\.code$/, ".js"],
  [/\.json$/, ".json"],
];

/** Other files that end in .br or .gz may be inflated by the game itself, so they are left as they are. */
const INFLATED_BY_BROWSERS = /\.(js|wasm|data|mem|unity3d|pck|symbols\.json)$/;

/** By the file's name and first bytes; unknown kinds are served as bytes. */
export function fileTypeOf(name: string, head: Uint8Array): FileType {
  const extension = path.posix.extname(name).toLowerCase();
  const inner = name.slice(0, name.length - extension.length).toLowerCase();
  const encoding = encodingOf(extension, inner, head);
  if (encoding !== null || extension === ".unityweb")
    return { contentType: innerTypeOf(inner), encoding, isCompressible: encoding === null };
  const compressed = COMPRESSED_TYPES[extension];
  if (compressed !== undefined) return { contentType: compressed, encoding: null, isCompressible: false };
  return { contentType: COMPRESSIBLE_TYPES[extension] ?? BYTES, encoding: null, isCompressible: true };
}

function innerTypeOf(inner: string): string {
  const [, extension] = UNITY_INNER_TYPES.find(([pattern]) => pattern.test(inner)) ?? [null, ""];
  return COMPRESSIBLE_TYPES[extension] ?? BYTES;
}

function encodingOf(extension: string, inner: string, head: Uint8Array): FileType["encoding"] {
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  if (extension === ".br") return INFLATED_BY_BROWSERS.test(inner) ? "br" : null;
  if (extension === ".gz") return INFLATED_BY_BROWSERS.test(inner) && isGzip ? "gzip" : null;
  if (extension !== ".unityweb") return null;
  // Unity's loader inflates what has no encoding, so that it works on servers without configuration.
  if (isGzip) return "gzip";
  return Buffer.from(head).includes("UnityWeb Compressed Content (brotli)") ? "br" : null;
}
