import type { Metafile } from "esbuild";
import type { RouteHashes } from "./route-hashes.mjs";
import type { SeparateBuilds } from "./separate-builds.mjs";

type Compiler<Result> = { compile: () => Promise<Result> };
type CompilerModule<Result> = { create: () => Promise<Compiler<Result>> };
type Update = { revalidate: boolean };
type Manifest = { version: string };
type Connection = { hmr: (manifest: Manifest, updates: Update[]) => void };
export type BrowserBuild = { metafile: Pick<Metafile, "inputs">; hmr: { timestamp: number } };
export type OutputFile = { path: string; text: string; contents: Uint8Array };

export class IncrementalRebuilds {
  constructor(parts: {
    rootDirectory: string;
    separate: Pick<SeparateBuilds, "rebuild">;
    hashes: Pick<RouteHashes, "update">;
  });
  note(event: string, file: string): void;
  serverBuilt(metafile: Pick<Metafile, "inputs"> | undefined): void;
  replaceCompilers(browser: CompilerModule<BrowserBuild>, server: CompilerModule<OutputFile[]>): void;
  sendEarly(modules: {
    socket: { serve: () => Connection };
    manifest: { write: (config: unknown, manifest: Manifest) => Promise<void> };
    scripts: { write: (config: unknown, files: unknown) => Promise<void> };
    updates: () => Update[];
  }): void;
}
