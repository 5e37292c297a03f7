import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import type { BuildSource, SourceFile } from "./build-source";
import { findEntryPage } from "./entry-page";
import { buildIdOf } from "./import-build";
import { RefusedBuild, refusal } from "./refused-build";

export type BuildIdentity = { buildId: string; hashes: string[] };

/** Of the build that an import of the files would make; stores nothing. `known` are hashes by name, for the next build. */
export async function identifyBuild({ files }: BuildSource, known = new Map<string, string>()): Promise<BuildIdentity> {
  const start = findEntryPage(files.map(({ name }) => name));
  if (start === null) throw new RefusedBuild([refusal("no_page")]);
  const found = new Map<string, { hash: string }>();
  for (const file of files) {
    const hash = known.get(file.name) ?? (await hashOf(file));
    known.set(file.name, hash);
    found.set(file.name.slice(start.root.length), { hash });
  }
  return { buildId: buildIdOf(found, start.entry), hashes: [...found.values()].map(({ hash }) => hash) };
}

async function hashOf({ read }: SourceFile): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(await read(), hash);
  return hash.digest("hex");
}
