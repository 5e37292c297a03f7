import { createServer } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded into the portal (NODE_OPTIONS) that is measured: whoever connects is told its memory after a collection.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** What a collection frees is given back to the system a little later. */
const SETTLED_MS = 2_000;

createServer((socket) => {
  collect();
  setTimeout(() => {
    // What the first one finalizes, the second one takes away.
    collect();
    setTimeout(() => socket.end(JSON.stringify(process.memoryUsage())), SETTLED_MS);
  }, SETTLED_MS);
})
  .listen(process.env.MEMORY_PROBE)
  .unref();
