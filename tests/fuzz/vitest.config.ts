import { defineConfig } from "vitest/config";
import { alias, setupFiles } from "../../vitest.config";
import { FUZZ_SECONDS } from "./fuzz";

/** Shrinking a failing input takes time as well. */
const SHRINKING_MS = 120_000;

export default defineConfig({
  resolve: { alias },
  test: {
    include: ["tests/fuzz/*.fuzz.ts"],
    testTimeout: FUZZ_SECONDS * 1_000 + SHRINKING_MS,
    maxWorkers: 2,
    env: { NODE_ENV: "test", SITE_URL: "http://portal.test", DATA_DIR: "memory://" },
    setupFiles,
  },
});
