import type { CallCase } from "../call-case";

export const QUEST_CASES: CallCase[] = [];
