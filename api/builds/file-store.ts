import { createReadStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";

/** Files of builds by key; a key's content never changes. */
export type FileStore = {
  /** Which of the keys are stored. */
  has(keys: readonly string[]): Promise<Set<string>>;
  /** Takes over the file at `source`, whole or not at all; a key that is stored stays as it is. */
  add(key: string, source: string): Promise<void>;
  /** The bytes from `start` to `end`, both included; rejects if the key is not stored. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  delete(keys: readonly string[]): Promise<void>;
};

const KEY = /^[0-9a-f]{64}(\.br|\.gz)?$/;

/** `folder` must be on the file system of the added files. */
export function createFolderStore(folder: string): FileStore {
  const locate = (key: string) => {
    if (!KEY.test(key)) throw new Error(`"${key}" is no key of a stored file`);
    return path.join(folder, key.slice(0, 2), key);
  };
  return {
    async has(keys) {
      const found = await Promise.all(keys.map((key) => exists(locate(key))));
      return new Set(keys.filter((_, index) => found[index]));
    },
    async add(key, source) {
      const target = locate(key);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(source, target);
    },
    async read(key, range) {
      const file = locate(key);
      await stat(file);
      return createReadStream(file, range);
    },
    async delete(keys) {
      await Promise.all(keys.map((key) => rm(locate(key), { force: true })));
    },
  };
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
