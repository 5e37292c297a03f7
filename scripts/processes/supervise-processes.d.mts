import type { EventEmitter } from "node:events";

type Environment = Record<string, string | undefined>;
type Kept = { id: number; process: { pid?: number | undefined; kill(signal: string): unknown } };

type Surroundings = {
  cluster: EventEmitter & { workers: Record<number, Kept>; fork(environment: Record<string, string>): Kept };
  process: EventEmitter & { env: Environment; exit(code: number): void };
  log(level: string, fields: object, msg: string): void;
  now?(): number;
  wait?(again: () => void, ms: number): void;
};

export function backoffAfter(failures: number): number;
export function superviseProcesses(count: number, surroundings: Surroundings): void;
