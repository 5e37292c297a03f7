import { vi } from "vitest";

/** How long a condition is awaited before the test fails: a hungry processor may take seconds over what takes none. */
export const PATIENCE_MS = 20_000;

declare global {
  var subpixelWaitFor: typeof vi.waitFor | undefined;
}

/** As vitest made it, which gives up after a second; files that share a process load this more than once. */
const waitFor = (globalThis.subpixelWaitFor ??= vi.waitFor);
vi.waitFor = (condition, options = PATIENCE_MS) => waitFor(condition, options);
