import nodeConsole from "node:console";
import { afterAll, afterEach, expect, vi } from "vitest";

/** A frame's page is never loaded in a component's test, and happy-dom tells of it each time. */
const OF_FRAMES = "Iframe page loading is disabled.";
/** Node's own warnings come once a process, in whichever test runs then: pg warns of two queries at once in a transaction. */
const OF_NODE = /^\(node:\d+\) /;
const METHODS = ["error", "warn", "info", "log", "debug"] as const;

const unexpected: string[] = [];

/** What is told on the console fails the test that told it; a test that expects it spies on the console itself. */
for (const method of METHODS) {
  const note = (...values: unknown[]) => {
    const said = String(values[0]);
    if (!said.endsWith(OF_FRAMES) && !OF_NODE.test(said))
      unexpected.push(`console.${method}: ${values.map(String).join(" ")}`);
  };
  console[method] = note;
  // The console that happy-dom was given, before tests had one of their own.
  nodeConsole[method] = note;
}

function expectSilence() {
  expect(unexpected.splice(0), "what was told on the console").toEqual([]);
}

afterEach(() => {
  vi.restoreAllMocks();
  expectSilence();
});

afterAll(expectSilence);
