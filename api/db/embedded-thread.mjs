import { setFlagsFromString } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

// The thread of embedded-engine.ts: answers its calls in their order.
const OPENING = 0;
// PostgreSQL touches all of it at once; what is read again comes from the system's cache of files.
const START_PARAMETERS = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];
const asText = (value) => value;
let client;

const calls = {
  async query({ text, params, rowMode, textTypes }) {
    const parsers = Object.fromEntries(textTypes.map((type) => [type, asText]));
    const { rows } = await client.query(text, params, { rowMode, parsers });
    return { rows };
  },
  async exec({ text }) {
    const results = await client.exec(text);
    return { rows: [], command: results.at(-1).command };
  },
  async listen({ channel, listener }) {
    await client.listen(channel, (payload) => parentPort.postMessage({ listener, payload }));
    return { rows: [] };
  },
  async close() {
    await client.close();
    return { rows: [] };
  },
};

parentPort.on("message", ({ id, name, args }) => answer(id, () => calls[name](args)));
await answer(OPENING, async () => {
  // The optimizing compiler takes 80 MB and makes no statement faster.
  setFlagsFromString("--liftoff-only");
  client = await PGlite.create(workerData.folder, { extensions: { pg_trgm }, startParams: START_PARAMETERS });
  return { rows: [] };
});

async function answer(id, call) {
  try {
    parentPort.postMessage({ id, result: await call() });
  } catch (error) {
    parentPort.postMessage({ id, error: fieldsOf(error) });
  }
}

/** PostgreSQL's, such as code and constraint: a clone of the error would lack them. All are texts. */
function fieldsOf(error) {
  const texts = Object.entries(error).filter(([, value]) => typeof value === "string");
  return { ...Object.fromEntries(texts), message: error.message };
}
