// @ts-check
/** @typedef {null | boolean | number | string | Json[] | { [name: string]: Json }} Json */

const MAX_DEPTH = 32;
const CHARACTERS_AT_ONCE = 8_192;

/** A value that no save can hold, such as a key of the browser's cryptography. */
export class UnportableValue extends Error {}

/**
 * A value of IndexedDB as JSON: objects name what they stand for, so that every other one can be told from them.
 * @param {unknown} value
 * @returns {Promise<Json>}
 */
export const encodeValue = async (value, depth = 0) => {
  if (depth > MAX_DEPTH) throw new UnportableValue("too deep");
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number") return encodeNumber(value);
  if (value === undefined) return { undefined: true };
  if (value instanceof Date) return { date: encodeNumber(value.getTime()) };
  if (value instanceof Blob) return { blob: encodeBytes(new Uint8Array(await value.arrayBuffer())), type: value.type };
  if (value instanceof ArrayBuffer) return { bytes: encodeBytes(new Uint8Array(value)), kind: "ArrayBuffer" };
  if (ArrayBuffer.isView(value)) return { bytes: encodeBytes(bytesOf(value)), kind: kindOf(value) };
  if (Array.isArray(value)) return { array: await Promise.all(value.map((item) => encodeValue(item, depth + 1))) };
  if (kindOf(value) !== "Object") throw new UnportableValue(kindOf(value));
  const entries = Object.entries(value);
  return { object: await Promise.all(entries.map(async ([name, item]) => [name, await encodeValue(item, depth + 1)])) };
};

/**
 * Throws for what `encodeValue` never returns.
 * @param {unknown} json
 * @returns {unknown}
 */
export const decodeValue = (json) => {
  if (json === null || typeof json !== "object") return json;
  const { number, date, blob, type, bytes, kind, array, object } = /** @type {Record<string, unknown>} */ (json);
  if ("undefined" in json) return undefined;
  if (typeof number === "string") return Number(number);
  if (date !== undefined) return new Date(Number(decodeValue(date)));
  if (typeof blob === "string") return new Blob([decodeBytes(blob)], { type: String(type) });
  if (typeof bytes === "string") return decodeView(bytes, String(kind));
  if (Array.isArray(array)) return array.map(decodeValue);
  if (!Array.isArray(object)) throw new UnportableValue("unknown");
  return Object.fromEntries(object.map(([name, item]) => [String(name), decodeValue(item)]));
};

/** Roughly, without encoding anything. @param {unknown} value @returns {number} */
export const roughBytes = (value, depth = 0) => {
  if (typeof value === "string") return value.length;
  if (value instanceof Blob) return value.size;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return 1;
  return Object.entries(value).reduce((sum, [name, item]) => sum + name.length + roughBytes(item, depth + 1), 1);
};

/** @param {number} value @returns {Json} */
const encodeNumber = (value) => {
  if (Object.is(value, -0)) return { number: "-0" };
  return Number.isFinite(value) ? value : { number: String(value) };
};

/** @param {unknown} value */
const kindOf = (value) => Object.prototype.toString.call(value).slice("[object ".length, -1);

/** @param {ArrayBufferView} view */
const bytesOf = ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength);

/** @param {Uint8Array} bytes */
const encodeBytes = (bytes) => {
  let text = "";
  for (let start = 0; start < bytes.length; start += CHARACTERS_AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHARACTERS_AT_ONCE));
  }
  return btoa(text);
};

/** @param {string} text */
const decodeBytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** @type {Record<string, new (buffer: ArrayBuffer) => ArrayBufferView>} */
const VIEWS = {
  ...{ Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array },
  ...{ Float32Array, Float64Array, BigInt64Array, BigUint64Array, DataView },
};

/** @param {string} text @param {string} kind */
const decodeView = (text, kind) => {
  const { buffer } = decodeBytes(text);
  if (kind === "ArrayBuffer") return buffer;
  const View = Object.hasOwn(VIEWS, kind) ? VIEWS[kind] : undefined;
  if (!View) throw new UnportableValue(kind);
  return new View(buffer);
};
