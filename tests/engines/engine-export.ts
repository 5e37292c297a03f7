import type { BuildReport } from "../../contract/entities/build";

type Needs = BuildReport["needs"];

export const NEEDS_NOTHING: Needs = { wasm: false, threads: false, isolation: false };
export const NEEDS_WASM: Needs = { wasm: true, threads: false, isolation: false };
export const NEEDS_THREADS: Needs = { wasm: true, threads: true, isolation: true };

export type EngineExport = {
  name: string;
  /** What the portal says of the upload. */
  reported: Pick<BuildReport, "engine" | "needs">;
  /** Part of the only errors in the browser's console: what the export tries, and does without in a frame of the portal. */
  logs?: string;
  /** When it writes what it keeps; private files are missing in WebKitGTK. */
  stores: "at once" | "when left" | "in private files";
  /** In IndexedDB, which WebKit does not list for a frame of another site. */
  database?: string;
  /** Null when the engine's own exporter is on this machine; otherwise what brings it. */
  missing(): string | null;
  /** Writes the export into an empty folder; the path of what a studio uploads: a folder, or the engine's own zip. */
  make(folder: string): Promise<string>;
};
