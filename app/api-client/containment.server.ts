import { AsyncLocalStorage } from "node:async_hooks";
import type { Persist } from "./exchange";
import { createPersistence } from "./persistence.server";
import { createPublicAnswers, type PublicAnswers } from "./public-answers.server";

type Containment = { persist: Persist; answers: PublicAnswers };

function createContainment(): Containment {
  return { persist: createPersistence(), answers: createPublicAnswers() };
}

const ofProcess = createContainment();
const ofTask = new AsyncLocalStorage<Containment>();

/** The circuit breaker and public cache of this process. */
export function currentContainment(): Containment {
  return ofTask.getStore() ?? ofProcess;
}

/** Runs a task with its own circuit breaker and cache, for parallel tests. */
export function withNewContainment<Result>(task: () => Result): Result {
  return ofTask.run(createContainment(), task);
}
