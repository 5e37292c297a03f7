import { chosenPart } from "./parts.mjs";

const { name, mutate } = chosenPart();

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...mutate, "!**/*.test.ts"],
  testRunner: "vitest",
  // parts.mjs names the tests.
  vitest: { configFile: "tests/mutations/vitest.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  coverageAnalysis: "perTest",
  // Static code runs only once at load, not per mutant.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ["clear-text", "json", "progress-append-only"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `.cache/mutations/${name}.json` },
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: ".cache/stryker",
  // Stryker's reader needs a compiler API that TypeScript 7 does not have.
  tsconfigFile: "",
  ignorePatterns: ["bench", "build", "public/build", "test-results", "tests/e2e", ".cache", ".data"],
};
