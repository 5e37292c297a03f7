import { vi } from "vitest";

/** A busy CPU may take seconds for instant work. */
export const WAIT_TIMEOUT_MS = 20_000;

declare global {
  var subpixelWaitFor: typeof vi.waitFor | undefined;
}

/** Vitest's original, whose timeout is a second; files that share a process load this module more than once. */
const waitFor = (globalThis.subpixelWaitFor ??= vi.waitFor);
vi.waitFor = (condition, options = WAIT_TIMEOUT_MS) => waitFor(condition, options);
