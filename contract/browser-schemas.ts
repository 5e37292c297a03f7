import { config } from "zod/mini";

/** Disables zod's JIT in browsers: it evaluates text, which the CSP forbids. Call before the first schema. */
export function disableSchemaJit(): void {
  if (typeof document !== "undefined") config({ jitless: true });
}
