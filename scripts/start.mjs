import cluster from "node:cluster";
import { createServer } from "node:net";
import { setFlagsFromString } from "node:v8";
import { superviseProcesses } from "./processes/supervise-processes.mjs";
import { serveMetrics } from "./processes/cluster-metrics.mjs";
import { processCount } from "./processes/process-count.mjs";
import { log } from "./processes/log.mjs";

// Everything runs in one process; with PROCESSES this one is the cluster's primary.
process.env.NODE_ENV = "production";
process.env.PORT ||= "3000";

if (cluster.isWorker) await serve();
else await begin();

async function begin() {
  const count = chosenCount();
  await buildWhenNeeded();
  await assertPortIsFree(Number(process.env.PORT), process.env.HOST);
  if (count === 1) {
    await serve();
    return;
  }
  await serveMetrics(process.env).catch((error) => end(`METRICS_PORT cannot be used (${error.code}).`));
  // Workers accept connections themselves: those handed out by the primary are lost when a worker is killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  superviseProcesses(count, { cluster, process, log });
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

/** remix-serve reads its argument, the server build, from the command line. */
async function serve() {
  // V8 collects at four times the live heap by default; unknown flags are ignored
  // (docs/decisions/0064-what-v8-keeps.md).
  setFlagsFromString("--heap-growing-percent=50");
  await import("@remix-run/serve/dist/cli.js");
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
