import { fileURLToPath } from "node:url";
import path from "node:path";
import type { CallFrame } from "./calls";
import type { Place } from "./parts";

type Bundle = { file: string; text: string };

/** esbuild names each file of a bundle before its code. */
const FILE_NAME = /^\/\/ (\S+\/.*|[\w-]+:.*)$/;
const ANONYMOUS = "(anonymous)";

/** Finds the source of a function, also in the server's bundle, which is not minified and has no source map. */
export function createPlaceOf(bundle: Bundle, folder: string): (frame: CallFrame) => Place {
  const files = filesOfLines(bundle);
  const fileOf = (url: string, line: number): string => {
    if (!url.startsWith("file:")) return url.split("/")[0] === "wasm:" ? "wasm:" : url;
    const file = path.relative(folder, fileURLToPath(url.split("?")[0] ?? url));
    if (file === bundle.file) return files[line] ?? file;
    return file.slice(Math.max(0, file.lastIndexOf("node_modules/")));
  };
  return ({ functionName, url, lineNumber }) => ({
    name: functionName || ANONYMOUS,
    file: fileOf(url, lineNumber),
  });
}

function filesOfLines({ file, text }: Bundle): string[] {
  let current = file;
  return text.split("\n").map((line) => (current = FILE_NAME.exec(line)?.[1] ?? current));
}
