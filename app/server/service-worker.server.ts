import { existsSync, readFileSync } from "node:fs";
import { buildVersion } from "./build-version.server";
import { env } from "./env.server";

/** What scripts/build-service-worker.mjs leaves beside a production build. */
const FILE = "build/service-worker.js";

/** Takes the place of a worker that is installed and goes, with all that was kept (docs/offline.md, "Taking it back"). */
const FAREWELL = `self.addEventListener("install",()=>self.skipWaiting());
self.addEventListener("activate",(event)=>event.waitUntil(caches.keys()
.then((names)=>Promise.all(names.map((name)=>caches.delete(name)))).then(()=>self.registration.unregister())));
`;

/** The worker of the running build; while the portal is being developed, and where it is switched off, its farewell. */
export function serviceWorker(isWanted = env.OFFLINE === "on" && env.NODE_ENV === "production"): string {
  return isWanted ? (built ??= readBuilt()) : FAREWELL;
}

let built: string | undefined;

function readBuilt(): string {
  if (!existsSync(FILE)) return FAREWELL;
  return `const BUILD_VERSION=${JSON.stringify(buildVersion)};\n${readFileSync(FILE, "utf8")}`;
}
