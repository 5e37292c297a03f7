import { existsSync, readFileSync } from "node:fs";
import { buildVersion } from "../server/build-version.server";
import { env } from "../server/env.server";

/** Written by scripts/build-service-worker.mjs. */
const FILE = "build/service-worker.js";

/** Replaces an installed worker, deletes its caches and unregisters (docs/offline.md#taking-it-back). */
const UNREGISTER_SCRIPT = `self.addEventListener("install",()=>self.skipWaiting());
self.addEventListener("activate",(event)=>event.waitUntil(caches.keys()
.then((names)=>Promise.all(names.map((name)=>caches.delete(name)))).then(()=>self.registration.unregister())));
`;

let built: string | undefined;

export function loader(): Response {
  return new Response(serviceWorker(), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
}

function serviceWorker(isEnabled = env.OFFLINE === "on" && env.NODE_ENV === "production"): string {
  return isEnabled ? (built ??= readBuilt()) : UNREGISTER_SCRIPT;
}

function readBuilt(): string {
  if (!existsSync(FILE)) return UNREGISTER_SCRIPT;
  return `const BUILD_VERSION=${JSON.stringify(buildVersion)};\n${readFileSync(FILE, "utf8")}`;
}
