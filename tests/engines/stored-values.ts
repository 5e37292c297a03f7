/** What the game keeps in the browser, as text: localStorage, all that is listed of IndexedDB, and its private files. */
export async function storedValues(unlisted?: string | null): Promise<string> {
  const answerOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error(String(request.error))));
    });
  const filesOf = async (folder: FileSystemDirectoryHandle): Promise<unknown[]> => {
    const found: unknown[] = [];
    for await (const entry of folder.values()) {
      if (entry instanceof FileSystemDirectoryHandle) found.push([entry.name, await filesOf(entry)]);
      else if (entry instanceof FileSystemFileHandle) found.push([entry.name, (await entry.getFile()).lastModified]);
    }
    return found;
  };
  const stores: unknown[] = [];
  const listed = (await indexedDB.databases()).map(({ name = "" }) => name);
  for (const name of new Set(unlisted ? [...listed, unlisted] : listed)) {
    const database = await answerOf(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      stores.push([name, store, await answerOf(database.transaction(store).objectStore(store).getAll())]);
    database.close();
  }
  // WebKit has no private files on http, not even on a host of this machine.
  const folder = "storage" in navigator ? await navigator.storage.getDirectory().catch(() => null) : null;
  const files = folder === null ? [] : await filesOf(folder);
  const asText = (_: string, value: unknown) => (ArrayBuffer.isView(value) ? [...new Uint8Array(value.buffer)] : value);
  return JSON.stringify([{ ...localStorage }, stores, files], asText);
}
