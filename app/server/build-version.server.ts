import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { version } from "../../package.json";
import { env } from "./env.server";

/** What scripts/build-stamp.mjs leaves beside a production build. */
const STAMP_FILE = "build/production-build.json";
const HASH_CHARACTERS = 12;
const stamp = z.object({ sources: z.string().min(HASH_CHARACTERS) });

/**
 * Names a build: the package's version and, of a production build, a hash of its sources, e.g. "0.1.0+3f9c1c0a7be2". All
 * processes of one build say the same.
 */
export function readBuildVersion(folder: string, isProduction: boolean): string {
  const file = path.join(folder, STAMP_FILE);
  if (!isProduction || !existsSync(file)) return version;
  const { sources } = stamp.parse(JSON.parse(readFileSync(file, "utf8")));
  return `${version}+${sources.slice(0, HASH_CHARACTERS)}`;
}

/** The version of this process, read once: a build made meanwhile is not the one that runs. */
export const buildVersion = readBuildVersion(process.cwd(), env.NODE_ENV === "production");
