import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";

/** Reads /proc, so Linux only. */
export function workersOf(portal: ChildProcess): number[] {
  const pid = String(portal.pid);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

export type Load = { stop(): Promise<{ responses: number; failed: string[] }> };

const VISITORS = 4;
const TIMEOUT_MS = 30_000;

/** Retries a failed request once on a new connection, as browsers and proxies do. */
export function startLoad(addresses: string[]): Load {
  let isOver = false;
  let responses = 0;
  const failed: string[] = [];
  const visitor = async (offset: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = offset; !isOver; turn += 1) {
      const address = addresses[turn % addresses.length] ?? "";
      try {
        await sendRequest(address, agent).catch(() => sendRequest(address, false));
        responses += 1;
      } catch (error) {
        failed.push(`${address}: ${String(error)}`);
      }
    }
    agent.destroy();
  };
  const visitors = Array.from({ length: VISITORS }, (_, index) => visitor(index));
  return {
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      return { responses, failed };
    },
  };
}

export function sendRequest(address: string, agent: Agent | false): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      response.once("error", reject);
      response.resume().once("end", () => {
        if (response.complete && (response.statusCode ?? 0) < 500) resolve();
        else reject(new Error(`returned ${String(response.statusCode)}`));
      });
    });
    request.once("error", reject);
  });
}
