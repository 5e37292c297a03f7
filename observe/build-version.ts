import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { version } from "../package.json";

/** Written by scripts/build-stamp.mjs. */
const STAMP_FILE = "build/production-build.json";
const HASH_CHARACTERS = 12;
const stamp = z.object({ sources: z.string().min(HASH_CHARACTERS) });

/** For example "0.1.0+3f9c1c0a7be2": the package's version and, in production, a hash of the sources. */
export function readBuildVersion(folder: string, isProduction: boolean): string {
  const file = path.join(folder, STAMP_FILE);
  if (!isProduction || !existsSync(file)) return version;
  const { sources } = stamp.parse(JSON.parse(readFileSync(file, "utf8")));
  return `${version}+${sources.slice(0, HASH_CHARACTERS)}`;
}
