import type { Persist } from "./exchange";
import { createPersistence } from "./persistence.server";
import { createPublicAnswers, type PublicAnswers } from "./public-answers.server";

/** What a portal has learnt of its API: how it failed, and what it last said to everybody. */
export type Containment = { persist: Persist; answers: PublicAnswers };

export function createContainment(): Containment {
  return { persist: createPersistence(), answers: createPublicAnswers() };
}

const ofProcess = createContainment();

/** There is one in a process, since there is one API; tests let each try begin with one of its own. */
export function currentContainment(): Containment {
  return ofProcess;
}
