import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { CANARY_SECRETS } from "../fixtures/canary-secrets";

/** Builds once, before workers start; sets canary secrets for the tests that search the build for them. */
export default function ensureBuild(): void {
  const { status } = spawnSync(process.execPath, ["scripts/ensure-build.mjs"], {
    stdio: "inherit",
    env: { ...process.env, ...CANARY_SECRETS },
  });
  if (status !== 0) throw new Error("The portal could not be built.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) ensureBuild();
