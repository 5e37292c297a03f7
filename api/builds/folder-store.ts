import { access, constants, mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { assertKey, type FileStore } from "./file-store";

/** A file appears under its key by one rename, after its bytes are on the disk. */
export function createFolderStore(folder: string): FileStore {
  const locate = (key: string) => {
    assertKey(key);
    const [kind = "", owner = "", part = ""] = key.split("/");
    return part === "" ? path.join(folder, key.slice(0, 2), key) : path.join(folder, kind, `${owner}-${part}`);
  };
  return {
    workFolder: path.join(folder, "work"),
    async has(keys) {
      const found = await Promise.all(keys.map((key) => exists(locate(key))));
      return new Set(keys.filter((_, index) => found[index]));
    },
    async add(key, source) {
      const target = locate(key);
      await mkdir(path.dirname(target), { recursive: true });
      await flush(source);
      await rename(source, target);
    },
    async read(key, range) {
      const file = await open(locate(key));
      return file.createReadStream({ ...range });
    },
    async delete(keys) {
      await Promise.all(keys.map((key) => rm(locate(key), { force: true })));
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
