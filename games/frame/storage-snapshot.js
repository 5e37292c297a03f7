// @ts-check
import { encodeValue, roughBytes, UnportableValue } from "./storage-codec.js";
/** @import { Json } from "./storage-codec.js" */

/**
 * @typedef {{ name: string, keyPath: string | string[], unique: boolean, multiEntry: boolean }} IndexCopy
 * @typedef {{ name: string, keyPath: string | string[] | null, autoIncrement: boolean, indexes: IndexCopy[] }} StoreShape
 * @typedef {StoreShape & { records: [key: Json, value: Json][] }} StoreCopy
 * @typedef {{ name: string, version: number, stores: StoreCopy[] }} DatabaseCopy
 * @typedef {{ format: number, local: [string, string][], databases: DatabaseCopy[] }} Snapshot
 * @typedef {{ snapshot: Snapshot, problem: null } | { snapshot: null, problem: "too-large" | "unportable", reason: string }} Taken
 */

export const SNAPSHOT_FORMAT = 1;

/** Fits a slot of saves with what stands around it (contract/entities/save.ts). */
export const MAX_SNAPSHOT_BYTES = 240_000;

/** Engines keep downloaded files there, which every device downloads by itself. */
const CACHES = new Set(["UnityCache", "EM_PRELOAD_CACHE"]);

/** @type {Taken} */
const TOO_LARGE = {
  snapshot: null,
  problem: "too-large",
  reason: `it has more than ${String(MAX_SNAPSHOT_BYTES)} bytes`,
};

class SnapshotTooLarge extends Error {}

/** Of the databases that are saved. @param {Window} own */
export const databaseNames = async (own) => {
  const found = await own.indexedDB.databases();
  return found.flatMap(({ name }) => (name === undefined || CACHES.has(name) ? [] : [name])).sort();
};

/**
 * All that the game has stored at its origin, or nothing: a part of it would not be a save. Equal content has equal text.
 * @param {Window} own
 * @returns {Promise<Taken>}
 */
export const takeSnapshot = async (own) => {
  try {
    return snapshotWith(own, await copyDatabases(own));
  } catch (error) {
    if (error instanceof SnapshotTooLarge) return TOO_LARGE;
    if (error instanceof UnportableValue) {
      return { snapshot: null, problem: "unportable", reason: error.message };
    }
    throw error;
  }
};

/** With databases that were copied before. @param {Window} own @param {DatabaseCopy[]} databases @returns {Taken} */
export const snapshotWith = (own, databases) => {
  const snapshot = { format: SNAPSHOT_FORMAT, local: localCopy(own), databases };
  const { length } = new TextEncoder().encode(JSON.stringify(snapshot));
  return length > MAX_SNAPSHOT_BYTES ? TOO_LARGE : { snapshot, problem: null };
};

/** @param {Window} own */
const localCopy = ({ localStorage }) => {
  const entries = Object.keys(localStorage).map(
    (key) => /** @type {[string, string]} */ ([key, localStorage.getItem(key) ?? ""]),
  );
  return entries.sort(([one], [other]) => (one < other ? -1 : 1));
};

/** @param {Window} own */
const copyDatabases = async (own) => {
  const budget = { bytes: MAX_SNAPSHOT_BYTES };
  const copies = [];
  for (const name of await databaseNames(own)) {
    const database = await openExisting(own, name);
    if (!database) continue;
    try {
      copies.push(await copyDatabase(database, budget));
    } finally {
      database.close();
    }
  }
  return copies;
};

/**
 * Null for one that was deleted meanwhile: opening it must not make it anew.
 * @param {Window} own
 * @param {string} name
 * @returns {Promise<IDBDatabase | null>}
 */
const openExisting = (own, name) =>
  new Promise((resolve) => {
    const request = own.indexedDB.open(name);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      resolve(null);
    };
  });

/** @typedef {{ bytes: number }} Budget */

/** @param {IDBDatabase} database @param {Budget} budget @returns {Promise<DatabaseCopy>} */
const copyDatabase = async (database, budget) => {
  const { name, version } = database;
  const names = [...database.objectStoreNames];
  if (names.length === 0) return { name, version, stores: [] };
  const transaction = database.transaction(names, "readonly");
  const read = await Promise.all(names.map((store) => readStore(transaction.objectStore(store), budget)));
  const stores = read.map(async ({ shape, records }) => {
    // A key that is part of its value is not given again.
    const pairs = records.map(async ({ key, value }) => [
      shape.keyPath === null ? await encodeValue(key) : null,
      await encodeValue(value),
    ]);
    const encoded = await Promise.all(pairs).catch((error) => {
      if (!(error instanceof UnportableValue)) throw error;
      throw new UnportableValue(`a value of ${name}, ${shape.name}: ${error.message}`);
    });
    return { ...shape, records: /** @type {[Json, Json][]} */ (encoded) };
  });
  return { name, version, stores: await Promise.all(stores) };
};

/**
 * Stops reading what would be too large.
 * @param {IDBObjectStore} store
 * @param {Budget} budget
 * @returns {Promise<{ shape: StoreShape, records: { key: IDBValidKey, value: unknown }[] }>}
 */
const readStore = (store, budget) =>
  new Promise((resolve, reject) => {
    /** @type {{ key: IDBValidKey, value: unknown }[]} */
    const records = [];
    const request = store.openCursor();
    request.onerror = () => reject(request.error ?? new Error(store.name));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve({ shape: shapeOf(store), records });
      budget.bytes -= roughBytes(cursor.value);
      if (budget.bytes < 0) return reject(new SnapshotTooLarge());
      records.push({ key: cursor.primaryKey, value: cursor.value });
      cursor.continue();
    };
  });

/** @param {IDBObjectStore} store @returns {StoreShape} */
const shapeOf = (store) => {
  const { name, keyPath, autoIncrement } = store;
  const indexes = [...store.indexNames].map((index) => {
    const { keyPath: path, unique, multiEntry } = store.index(index);
    return { name: index, keyPath: path, unique, multiEntry };
  });
  return { name, keyPath, autoIncrement, indexes };
};
