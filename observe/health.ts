import { isShuttingDown } from "./shutdown";

/** Supervisors poll every few seconds with a short timeout. */
const DEADLINE_MS = 1_000;

export type Check = { status: "ok" | "failed" | "unknown"; ms: number };

export type Health = { status: "ok" | "failed" | "stopping"; checks: Record<string, Check> };

/** Resolves with "unknown" when there is no way to check. */
export type Probe = () => Promise<unknown>;

export async function checkHealth(probes: Record<string, Probe>): Promise<Health> {
  const names = Object.keys(probes);
  const checks = await Promise.all(Object.values(probes).map(check));
  const isHealthy = checks.every(({ status }) => status !== "failed");
  const process: Check = { status: isShuttingDown() ? "failed" : "ok", ms: 0 };
  return {
    status: isShuttingDown() ? "stopping" : isHealthy ? "ok" : "failed",
    checks: { process, ...Object.fromEntries(names.map((name, index) => [name, checks[index] ?? process])) },
  };
}

export function healthResponse(health: Health): Response {
  const status = health.status === "ok" ? 200 : 503;
  return Response.json(health, { status, headers: { "Cache-Control": "no-store" } });
}

async function check(probe: Probe): Promise<Check> {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Check["status"]>((resolve) => {
    timer = setTimeout(() => {
      resolve("failed");
    }, DEADLINE_MS);
  });
  const result = probe().then(
    (outcome): Check["status"] => (outcome === "unknown" ? "unknown" : "ok"),
    (): Check["status"] => "failed",
  );
  const status = await Promise.race([result, timeout]).finally(() => clearTimeout(timer));
  return { status, ms: Math.round(performance.now() - startedAt) };
}
