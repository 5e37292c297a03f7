import type { PluginBuild } from "esbuild";

export const EMPTY_MODULE: string;
export function browserDependencies(build: PluginBuild, rootDirectory: string): void;
