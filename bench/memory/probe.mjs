import { createServer } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Preloaded into the portal with NODE_OPTIONS.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** The allocator returns freed memory to the system with a delay. */
const SETTLED_MS = 2_000;

createServer((socket) => {
  collect();
  setTimeout(() => {
    // The second collection frees what the first one finalized.
    collect();
    setTimeout(() => socket.end(JSON.stringify(process.memoryUsage())), SETTLED_MS);
  }, SETTLED_MS);
})
  .listen(process.env.MEMORY_PROBE)
  .unref();
