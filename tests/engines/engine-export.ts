export const NEEDS_NOTHING = "None";
export const NEEDS_WASM = "WebAssembly";
export const NEEDS_THREADS = "WebAssembly, threads, an isolated page";

export type EngineExport = {
  name: string;
  /** Its exporter is one of the portal's own packages, so that it is part of the full run. */
  isInstalled: boolean;
  /** What the portal says of the upload. */
  reported: { engine: string; needs: string };
  /** Null when the engine's own exporter is on this machine; otherwise what brings it. */
  missing(): string | null;
  /** Writes the export into an empty folder; the path of what a studio uploads: a folder, or the engine's own zip. */
  make(folder: string): Promise<string>;
};
