import { hostname } from "node:os";
import type { Services } from "../../api-context";
import { recordProcessStart } from "./process-starts";
import { createPortalHealth, type PortalHealth } from "./portal-health";

declare global {
  // On globalThis: the development server reloads the build on each change, and the earlier one must not go on.
  var subpixelHealth: PortalHealth | undefined;
}

export async function startHealth(
  services: Pick<Services, "configuration" | "database" | "fileStore">,
): Promise<PortalHealth> {
  const health = createPortalHealth(services);
  const isFirst = globalThis.subpixelHealth === undefined;
  stopHealth();
  globalThis.subpixelHealth = health;
  const { isTest, processNumber, version } = services.configuration;
  if (isTest) return health;
  if (isFirst) {
    const start = { machine: hostname(), process: processNumber, version, startedAt: new Date() };
    await recordProcessStart(services.database, start);
  }
  health.start();
  return health;
}

export function stopHealth(): void {
  globalThis.subpixelHealth?.stop();
}
