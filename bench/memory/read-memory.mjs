import { connect } from "node:net";
import { json } from "node:stream/consumers";

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Megabytes. */
export async function readMemory(socketPath) {
  const { rss, heapUsed, external } = await json(connect(socketPath));
  return { resident: toMegabytes(rss), heap: toMegabytes(heapUsed), "outside the heap": toMegabytes(external) };
}

function toMegabytes(bytes) {
  return Number((bytes / BYTES_PER_MEGABYTE).toFixed(1));
}
