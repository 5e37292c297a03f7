import type { Frame } from "@playwright/test";

/** What the game keeps in the browser, as text: localStorage and all of IndexedDB. */
export function storedValues(frame: Frame): Promise<string> {
  return frame.evaluate(async () => {
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error(String(request.error))));
      });
    const stores: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        stores.push([name, store, await answerOf(database.transaction(store).objectStore(store).getAll())]);
      database.close();
    }
    const asText = (_: string, value: unknown) => (ArrayBuffer.isView(value) ? String(value) : value);
    return JSON.stringify([{ ...localStorage }, stores], asText);
  });
}
