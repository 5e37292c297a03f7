import { isStopping } from "./stopping";

/** A supervisor asks every few seconds and gives up soon; what has not answered by then does not answer. */
const DEADLINE_MS = 1_000;

export type Check = { status: "ok" | "failed" | "unknown"; ms: number };

export type Health = { status: "ok" | "failed" | "stopping"; checks: Record<string, Check> };

/** What a part is asked: resolves when it is well; with "unknown" when there is no way to find out. */
export type Probe = () => Promise<unknown>;

/** Asks all parts at once, within a second. A process that was told to stop is not to be sent any more visitors. */
export async function checkHealth(probes: Record<string, Probe>): Promise<Health> {
  const names = Object.keys(probes);
  const checks = await Promise.all(Object.values(probes).map(check));
  const isWell = checks.every(({ status }) => status !== "failed");
  const process: Check = { status: isStopping() ? "failed" : "ok", ms: 0 };
  return {
    status: isStopping() ? "stopping" : isWell ? "ok" : "failed",
    checks: { process, ...Object.fromEntries(names.map((name, index) => [name, checks[index] ?? process])) },
  };
}

/** 200 or 503, never cached; what failed is named, why is for the log. */
export function healthAnswer(health: Health): Response {
  const status = health.status === "ok" ? 200 : 503;
  return Response.json(health, { status, headers: { "Cache-Control": "no-store" } });
}

async function check(probe: Probe): Promise<Check> {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Check["status"]>((resolve) => {
    timer = setTimeout(() => {
      resolve("failed");
    }, DEADLINE_MS);
  });
  const answered = probe().then(
    (answer): Check["status"] => (answer === "unknown" ? "unknown" : "ok"),
    (): Check["status"] => "failed",
  );
  const status = await Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
  return { status, ms: Math.round(performance.now() - begun) };
}
