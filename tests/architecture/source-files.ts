import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export type SourceFile = { file: string; text: string; lines: number; imports: string[] };

const ROOTS = ["app", "api", "bench", "configuration", "contract", "games", "observe", "scripts", "tests"];
const CODE = /\.(ts|tsx|js|mjs|css)$/;

/** Every source file of the project with its imports, as paths from the project's root where they are ours. */
export const sourceFiles: SourceFile[] = ROOTS.flatMap(filesIn)
  .filter((file) => CODE.test(file))
  .map((file) => {
    const text = readFileSync(file, "utf8");
    return { file, text, lines: text.split("\n").length - 1, imports: importsOf(file, text) };
  });

export function filesIn(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => name !== "node_modules");
  return names.flatMap((name) => filesIn(path.join(place, name)));
}

function importsOf(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map((match) => match[1] ?? "");
  return specifiers.map((specifier) => resolveImport(file, specifier));
}

function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith("~contract/")) return specifier.slice(1);
  if (specifier.startsWith("~api/")) return specifier.slice(1);
  if (specifier.startsWith("~observe/")) return specifier.slice(1);
  if (specifier.startsWith("~configuration/")) return specifier.slice(1);
  if (specifier.startsWith("~/")) return `app/${specifier.slice(2)}`;
  if (specifier.startsWith(".")) return path.join(path.dirname(file), specifier);
  return specifier;
}

export function isTest(file: string): boolean {
  return file.startsWith("tests/") || /\.test\.(tsx?|js)$/.test(file);
}
