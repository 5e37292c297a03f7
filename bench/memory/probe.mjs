import { createServer } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

// Preloaded into the portal with NODE_OPTIONS, which its threads read as well.
if (isMainThread) serve();

/** The allocator returns freed memory to the system with a delay. */
const SETTLED_MS = 2_000;
const NANOSECONDS_PER_MILLISECOND = 1e6;

function serve() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  createServer((socket) => {
    const found = { delay: percentilesOf(delay), residentBefore: process.memoryUsage().rss };
    collect();
    setTimeout(() => {
      // The second collection frees what the first one finalized.
      collect();
      setTimeout(() => {
        socket.end(JSON.stringify({ ...found, ...process.memoryUsage() }));
        delay.reset();
      }, SETTLED_MS);
    }, SETTLED_MS);
  })
    .listen(process.env.MEMORY_PROBE)
    .unref();
}

function percentilesOf(histogram) {
  const milliseconds = (nanoseconds) => Number((nanoseconds / NANOSECONDS_PER_MILLISECOND).toFixed(1));
  const [p50, p99, p999] = [50, 99, 99.9].map((share) => milliseconds(histogram.percentile(share)));
  return { p50, p99, p999, max: milliseconds(histogram.max) };
}
