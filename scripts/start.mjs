import cluster from "node:cluster";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { keepProcesses } from "./processes/keep-processes.mjs";
import { serveMetrics } from "./processes/metrics-of-all.mjs";
import { processCount } from "./processes/process-count.mjs";
import { tell } from "./processes/tell.mjs";

// A database in DATA_DIR, the API and the pages all run in this one process; with PROCESSES there are several of its
// kind on one port, and this one keeps them alive.
process.env.NODE_ENV = "production";
process.env.PORT ||= "3000";

if (cluster.isWorker) serve();
else await begin();

async function begin() {
  const count = chosenCount();
  await buildWhenNeeded();
  await assertPortIsFree(Number(process.env.PORT), process.env.HOST);
  if (count === 1) {
    serve();
    return;
  }
  await serveMetrics(process.env).catch((error) => end(`METRICS_PORT cannot be used (${error.code}).`));
  // Each takes connections from the port itself. Handed out by this one, those on the way to a process that is killed
  // would be lost without an end.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  keepProcesses(count, { cluster, process, tell });
}

function chosenCount() {
  try {
    return processCount(process.env);
  } catch (error) {
    return end(error.message);
  }
}

async function buildWhenNeeded() {
  const { isBuildCurrent } = await import("./build-stamp.mjs");
  if (isBuildCurrent()) return;
  const { build } = await import("./build.mjs");
  await build();
}

function serve() {
  // V8 lets its memory grow to four times of what is alive before it collects; so it is half as much again
  // (decision 64). A V8 that does not know the flag leaves it out.
  setFlagsFromString("--heap-growing-percent=50");
  const require = createRequire(import.meta.url);
  process.argv = [process.argv[0], require.resolve("@remix-run/serve/dist/cli.js"), "build/index.js"];
  require("@remix-run/serve/dist/cli.js");
}

function assertPortIsFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => {
      end(`Port ${port} cannot be used (${error.code}). Choose another one: PORT=3001 npm start`);
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

function end(message) {
  console.error(message);
  process.exit(1);
}
