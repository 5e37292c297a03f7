import { AsyncLocalStorage } from "node:async_hooks";
import type { Persist } from "./exchange";
import { createPersistence } from "./persistence.server";
import { createPublicAnswers, type PublicAnswers } from "./public-answers.server";

/** What a portal has learnt of its API: how it failed, and what it last said to everybody. */
type Containment = { persist: Persist; answers: PublicAnswers };

function createContainment(): Containment {
  return { persist: createPersistence(), answers: createPublicAnswers() };
}

const ofProcess = createContainment();
const ofTask = new AsyncLocalStorage<Containment>();

/** There is one in a process, since there is one API. */
export function currentContainment(): Containment {
  return ofTask.getStore() ?? ofProcess;
}

/** Runs a task as if the process had learnt nothing of its API, and lets it learn nothing: for tests side by side. */
export function withNewContainment<Result>(task: () => Result): Result {
  return ofTask.run(createContainment(), task);
}
