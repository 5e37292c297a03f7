import { AsyncLocalStorage } from "node:async_hooks";
import type { RetryPolicy } from "./exchange";
import { createRetryPolicy } from "./retry-policy.server";
import { createPublicCache, type PublicCache } from "./public-cache.server";

type ApiState = { retry: RetryPolicy; publicCache: PublicCache };

function createApiState(): ApiState {
  return { retry: createRetryPolicy(), publicCache: createPublicCache() };
}

let processState = createApiState();
const taskState = new AsyncLocalStorage<ApiState>();

/** The circuit breaker and public cache of this process. */
export function currentApiState(): ApiState {
  return taskState.getStore() ?? processState;
}

/** Runs a task with its own circuit breaker and cache, for parallel tests. */
export function withNewApiState<Result>(task: () => Result): Result {
  return taskState.run(createApiState(), task);
}

/** Forgets what this process has seen of the API, for tests that share it. */
export function renewApiState(): void {
  processState = createApiState();
}
