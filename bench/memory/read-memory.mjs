import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { json } from "node:stream/consumers";

const BYTES_PER_MEGABYTE = 1024 * 1024;
const KILOBYTES_PER_MEGABYTE = 1024;
/** Nothing else maps so much in one piece: V8's pages have 256 kB, the allocator's arenas at most 64 MB. */
const WASM_KILOBYTES = 100 * KILOBYTES_PER_MEGABYTE;

/** Megabytes, and the delay of the event loop since the last call in milliseconds. */
export async function readMemory(socketPath) {
  const { residentBefore, rss, heapUsed, external, delay } = await json(connect(socketPath));
  return {
    "as found": toMegabytes(residentBefore),
    resident: toMegabytes(rss),
    heap: toMegabytes(heapUsed),
    "outside the heap": toMegabytes(external),
    "delay p50": delay.p50,
    p99: delay.p99,
    "p99.9": delay.p999,
    max: delay.max,
  };
}

/** Resident megabytes of a process by what maps them; Linux only. */
export function mappedMegabytes(pid) {
  const sums = { "WebAssembly memory": 0, "compiled code": 0, files: 0, rest: 0 };
  for (const mapping of readFileSync(`/proc/${pid}/smaps`, "utf8").split(/\n(?=[0-9a-f]+-[0-9a-f]+ )/)) {
    const [permissions, name] = /^\S+ (\S+) \S+ \S+ \S+ *(.*)/.exec(mapping).slice(1);
    const [size, resident] = ["Size", "Rss"].map((field) =>
      Number(new RegExp(`^${field}: +(\\d+)`, "m").exec(mapping)[1]),
    );
    sums[kindOf({ permissions, name, size })] += resident;
  }
  return Object.fromEntries(
    Object.entries(sums).map(([kind, sum]) => [kind, Math.round(sum / KILOBYTES_PER_MEGABYTE)]),
  );
}

function kindOf({ permissions, name, size }) {
  if (name.startsWith("/")) return "files";
  if (permissions.includes("x")) return "compiled code";
  return size >= WASM_KILOBYTES && permissions.startsWith("rw") ? "WebAssembly memory" : "rest";
}

function toMegabytes(bytes) {
  return Number((bytes / BYTES_PER_MEGABYTE).toFixed(1));
}
