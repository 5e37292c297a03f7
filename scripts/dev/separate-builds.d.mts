import type { PluginBuild } from "esbuild";

export function separateBuilds(build: PluginBuild, rootDirectory: string): void;
