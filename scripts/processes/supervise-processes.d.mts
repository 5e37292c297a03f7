import type { EventEmitter } from "node:events";

type Environment = Record<string, string | undefined>;
type Worker = { id: number; process: { pid?: number | undefined; kill(signal: string): unknown } };

type Dependencies = {
  cluster: EventEmitter & { workers: Record<number, Worker>; fork(environment: Record<string, string>): Worker };
  process: EventEmitter & { env: Environment; exit(code: number): void };
  log(level: string, fields: object, msg: string): void;
  now?(): number;
  wait?(restart: () => void, ms: number): void;
};

export function backoffAfter(failures: number): number;
export function superviseProcesses(count: number, dependencies: Dependencies): void;
