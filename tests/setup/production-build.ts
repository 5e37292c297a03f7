import { spawnSync } from "node:child_process";

/** Builds the portal once, when there is no build of exactly these sources, before any worker starts one. */
export default function ensureBuild(): void {
  const { status } = spawnSync(process.execPath, ["scripts/ensure-build.mjs"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The portal could not be built.");
}
