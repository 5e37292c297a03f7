import nodeConsole from "node:console";
import { afterAll, afterEach, expect, vi } from "vitest";

/** Expected: happy-dom reports every iframe. */
const OF_FRAMES = "Iframe page loading is disabled.";
/** Node warns once per process, in whichever test comes first, e.g. pg about parallel queries in a transaction. */
const OF_NODE = /^\(node:\d+\) /;
const METHODS = ["error", "warn", "info", "log", "debug"] as const;

const unexpected: string[] = [];

/** Console output fails the test, unless the test spies on the console. */
for (const method of METHODS) {
  const note = (...values: unknown[]) => {
    const message = String(values[0]);
    if (!message.endsWith(OF_FRAMES) && !OF_NODE.test(message))
      unexpected.push(`console.${method}: ${values.map(String).join(" ")}`);
  };
  console[method] = note;
  // The console that happy-dom got before tests replaced it.
  nodeConsole[method] = note;
}

function expectSilence() {
  expect(unexpected.splice(0), "unexpected console output").toEqual([]);
}

afterEach(() => {
  vi.restoreAllMocks();
  expectSilence();
});

afterAll(expectSilence);
