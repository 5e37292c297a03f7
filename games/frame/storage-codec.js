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
  if (typeof value === "bigint") return { bigint: String(value) };
  if (value === undefined) return { undefined: true };
  if (value instanceof Date) return { date: encodeNumber(value.getTime()) };
  if (value instanceof RegExp) return { regexp: value.source, flags: value.flags };
  if (value instanceof Blob) return encodeBlob(value);
  if (value instanceof ArrayBuffer) return { bytes: encodeBytes(new Uint8Array(value)), kind: "ArrayBuffer" };
  if (ArrayBuffer.isView(value) && Object.hasOwn(VIEWS, kindOf(value)))
    return { bytes: encodeBytes(bytesOf(value)), kind: kindOf(value) };
  /** @param {Iterable<unknown>} items @returns {Promise<Json[]>} */
  const encodeAll = (items) => Promise.all(Array.from(items, (item) => encodeValue(item, depth + 1)));
  /** @param {Iterable<[unknown, unknown]>} entries @returns {Promise<Json[]>} */
  const encodeEntries = (entries) => Promise.all(Array.from(entries, encodeAll));
  if (value instanceof Map) return { map: await encodeEntries(value) };
  if (value instanceof Set) return { set: await encodeAll(value) };
  if (Array.isArray(value) && isDense(value)) return { array: await encodeAll(value) };
  if (Array.isArray(value)) return { sparse: await encodeEntries(Object.entries(value)), length: value.length };
  if (kindOf(value) !== "Object") throw new UnportableValue(kindOf(value));
  return { object: await encodeEntries(Object.entries(value)) };
};

/**
 * Throws for what `encodeValue` never returns.
 * @param {unknown} json
 * @returns {unknown}
 */
export const decodeValue = (json) => {
  if (json === null || typeof json !== "object") return json;
  const { number, bigint, date, regexp, flags, blob, bytes, kind } = /** @type {Record<string, unknown>} */ (json);
  const { map, set, array, sparse, length, object } = /** @type {Record<string, unknown>} */ (json);
  if ("undefined" in json) return undefined;
  if (typeof number === "string") return Number(number);
  if (typeof bigint === "string") return BigInt(bigint);
  if (date !== undefined) return new Date(Number(decodeValue(date)));
  if (typeof regexp === "string") return new RegExp(regexp, String(flags));
  if (typeof blob === "string") return decodeBlob(blob, /** @type {Record<string, unknown>} */ (json));
  if (typeof bytes === "string") return decodeView(bytes, String(kind));
  if (Array.isArray(map)) return new Map(map.map(([key, item]) => [decodeValue(key), decodeValue(item)]));
  if (Array.isArray(set)) return new Set(set.map(decodeValue));
  if (Array.isArray(array)) return array.map(decodeValue);
  if (Array.isArray(sparse)) return Object.assign(new Array(Number(length)), decodeEntries(sparse));
  if (!Array.isArray(object)) throw new UnportableValue("unknown");
  return decodeEntries(object);
};

/** @param {unknown[][]} entries */
const decodeEntries = (entries) => Object.fromEntries(entries.map(([name, item]) => [String(name), decodeValue(item)]));

/** Roughly, without encoding anything. @param {unknown} value @returns {number} */
export const roughBytes = (value, depth = 0) => {
  if (typeof value === "string") return value.length;
  if (value instanceof Blob) return value.size;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return 1;
  const parts = value instanceof Map || value instanceof Set ? value : Object.entries(value);
  let sum = 1;
  for (const part of [...parts].flat()) sum += roughBytes(part, depth + 1);
  return sum;
};

/** @param {number} value @returns {Json} */
const encodeNumber = (value) => {
  if (Object.is(value, -0)) return { number: "-0" };
  return Number.isFinite(value) ? value : { number: String(value) };
};

/** Whether its items are all that it has. @param {unknown[]} array */
const isDense = (array) => Object.keys(array).length === array.length && array.every((_, index) => index in array);

/** @param {Blob} blob @returns {Promise<Json>} */
const encodeBlob = async (blob) => {
  const content = { blob: encodeBytes(new Uint8Array(await blob.arrayBuffer())), type: blob.type };
  return blob instanceof File ? { ...content, name: blob.name, modified: blob.lastModified } : content;
};

/** @param {string} bytes @param {Record<string, unknown>} about */
const decodeBlob = (bytes, { type, name, modified }) => {
  const parts = [decodeBytes(bytes)];
  if (typeof name !== "string") return new Blob(parts, { type: String(type) });
  return new File(parts, name, { type: String(type), lastModified: Number(modified) });
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
