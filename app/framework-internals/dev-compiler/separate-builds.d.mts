import type { PluginBuild } from "esbuild";

export class SeparateBuilds {
  addTo(build: PluginBuild, rootDirectory: string): void;
  rebuild(): Promise<[before: string | undefined, after: string][] | null>;
}
