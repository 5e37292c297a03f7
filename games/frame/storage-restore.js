// @ts-check
import { decodeValue } from "./storage-codec.js";
import { databaseNames, SNAPSHOT_FORMAT } from "./storage-snapshot.js";
/** @import { DatabaseCopy, Snapshot } from "./storage-snapshot.js" */

const BLOCKED_MS = 3_000;

/** @typedef {{ key: IDBValidKey | undefined, value: unknown }} Entry */

/**
 * Replaces all that the game has stored at its origin; null leaves nothing. A snapshot that cannot be read throws before
 * anything has changed.
 * @param {Window} own
 * @param {Snapshot | null} snapshot
 */
export const restoreSnapshot = async (own, snapshot) => {
  if (snapshot && snapshot.format !== SNAPSHOT_FORMAT) throw new Error(`format ${String(snapshot.format)}`);
  const local = (snapshot?.local ?? []).map(([key, value]) => [String(key), String(value)]);
  const copies = (snapshot?.databases ?? []).map((copy) => ({ copy, entries: entriesOf(copy) }));
  for (const name of await databaseNames(own)) await deleteDatabase(own, name);
  own.localStorage.clear();
  for (const [key = "", value = ""] of local) own.localStorage.setItem(key, value);
  for (const { copy, entries } of copies) await createDatabase(own, copy, entries);
};

/** @param {DatabaseCopy} copy @returns {Entry[][]} */
const entriesOf = ({ stores }) =>
  stores.map(({ keyPath, records }) =>
    records.map(([key, value]) => ({
      key: keyPath === null ? /** @type {IDBValidKey} */ (decodeValue(key)) : undefined,
      value: decodeValue(value),
    })),
  );

/** @param {Window} own @param {string} name @returns {Promise<void>} */
const deleteDatabase = (own, name) =>
  new Promise((resolve, reject) => {
    const request = own.indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(name));
    // The frame before this one may be about to close it.
    request.onblocked = () => setTimeout(() => reject(new Error(`${name} is in use`)), BLOCKED_MS);
  });

/**
 * In one transaction: whole or not at all.
 * @param {Window} own
 * @param {DatabaseCopy} copy
 * @param {Entry[][]} entries
 * @returns {Promise<void>}
 */
const createDatabase = (own, { name, version, stores }, entries) =>
  new Promise((resolve, reject) => {
    const request = own.indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const [index, { name: storeName, keyPath, autoIncrement, indexes }] of stores.entries()) {
        const store = request.result.createObjectStore(storeName, { keyPath, autoIncrement });
        for (const each of indexes) {
          store.createIndex(each.name, each.keyPath, { unique: each.unique, multiEntry: each.multiEntry });
        }
        for (const { key, value } of entries[index] ?? []) store.put(value, key);
      }
    };
    request.onerror = () => reject(request.error ?? new Error(name));
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
