import { AsyncLocalStorage } from "node:async_hooks";
import type { RetryPolicy } from "./exchange";
import { createRetryPolicy } from "./retry-policy.server";
import { createPublicCache, type PublicCache } from "./public-cache.server";

type Containment = { persist: RetryPolicy; answers: PublicCache };

function createContainment(): Containment {
  return { persist: createRetryPolicy(), answers: createPublicCache() };
}

const ofProcess = createContainment();
const ofTask = new AsyncLocalStorage<Containment>();

/** The circuit breaker and public cache of this process. */
export function currentApiState(): Containment {
  return ofTask.getStore() ?? ofProcess;
}

/** Runs a task with its own circuit breaker and cache, for parallel tests. */
export function withNewApiState<Result>(task: () => Result): Result {
  return ofTask.run(createContainment(), task);
}
