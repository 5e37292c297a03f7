import path from "node:path";

export type FileType = {
  contentType: string;
  /** How the file itself is compressed, as engines export it; null for all others. */
  encoding: "br" | "gzip" | null;
  /** Worth compressing: a text, or a binary format without compression of its own. */
  isCompressible: boolean;
};

const TEXT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".frag": "text/plain; charset=utf-8",
  ".glsl": "text/plain; charset=utf-8",
  ".gltf": "model/gltf+json",
  ".htm": "text/html; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".lua": "text/plain; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".tmx": "application/xml; charset=utf-8",
  ".tsx": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vert": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
};

const COMPRESSIBLE_TYPES: Record<string, string> = {
  ".bin": "application/octet-stream",
  ".data": "application/octet-stream",
  ".dds": "application/octet-stream",
  ".fbx": "application/octet-stream",
  ".glb": "model/gltf-binary",
  ".ico": "image/x-icon",
  ".love": "application/octet-stream",
  ".mem": "application/octet-stream",
  ".obj": "application/octet-stream",
  ".otf": "font/otf",
  ".pck": "application/octet-stream",
  ".rpyc": "application/octet-stream",
  ".swf": "application/x-shockwave-flash",
  ".symbols": "application/octet-stream",
  ".ttf": "font/ttf",
  ".unity3d": "application/octet-stream",
  ".wasm": "application/wasm",
  ".wav": "audio/wav",
};

const COMPRESSED_TYPES: Record<string, string> = {
  ".aac": "audio/aac",
  ".apng": "image/apng",
  ".avif": "image/avif",
  ".flac": "audio/flac",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".jsdos": "application/zip",
  ".ktx2": "image/ktx2",
  ".m4a": "audio/mp4",
  ".mid": "audio/midi",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".oga": "audio/ogg",
  ".ogg": "audio/ogg",
  ".ogv": "video/ogg",
  ".opus": "audio/ogg",
  ".png": "image/png",
  ".sb3": "application/zip",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".zip": "application/zip",
};

/** Scripts, whatever else is in the name: "game.framework.js.unityweb". */
const UNITY_INNER_TYPES: [RegExp, string][] = [
  [/\.js$|\.framework$|\.loader$/, ".js"],
  [/\.wasm$|\.code$/, ".wasm"],
  [/\.json$/, ".json"],
];

/** By the file's name and first bytes; unknown kinds are served as bytes. */
export function fileTypeOf(name: string, head: Uint8Array): FileType {
  const extension = path.posix.extname(name).toLowerCase();
  const inner = name.slice(0, -extension.length);
  if (extension === ".br") return compressedByEngine(inner, "br");
  if (extension === ".gz") return compressedByEngine(inner, "gzip");
  if (extension === ".unityweb") return compressedByEngine(inner, unityEncoding(head));
  const text = TEXT_TYPES[extension];
  if (text !== undefined) return { contentType: text, encoding: null, isCompressible: true };
  const compressed = COMPRESSED_TYPES[extension];
  if (compressed !== undefined) return { contentType: compressed, encoding: null, isCompressible: false };
  return {
    contentType: COMPRESSIBLE_TYPES[extension] ?? "application/octet-stream",
    encoding: null,
    isCompressible: true,
  };
}

/** Unity before 2020 names scripts "game.asm.framework.unityweb", so only the end of the inner name counts. */
function compressedByEngine(inner: string, encoding: FileType["encoding"]): FileType {
  const [, extension] = UNITY_INNER_TYPES.find(([pattern]) => pattern.test(inner)) ?? [null, path.posix.extname(inner)];
  const { contentType } = fileTypeOf(`file${extension}`, new Uint8Array());
  return { contentType, encoding, isCompressible: encoding === null };
}

/** A file that Unity compressed for a server without configuration: its loader inflates what has no encoding. */
function unityEncoding(head: Uint8Array): FileType["encoding"] {
  if (head[0] === 0x1f && head[1] === 0x8b) return "gzip";
  return Buffer.from(head).includes("UnityWeb Compressed Content (brotli)") ? "br" : null;
}
