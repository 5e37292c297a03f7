import type { CallCase } from "../call-case";

export const PLAY_CASES: CallCase[] = [];
