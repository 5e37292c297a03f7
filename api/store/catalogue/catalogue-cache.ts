import { LRUCache } from "lru-cache";

/** LRU cache for one catalogue version. Only for data that the version's triggers watch; values must not be mutated. */
export class CatalogueCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>;

  constructor(max: number) {
    this.#entries = new LRUCache<string, Value>({ max });
  }

  async getOrLoad(key: string, load: () => Promise<Value>): Promise<Value> {
    const cached = this.#entries.get(key);
    if (cached) return cached;
    const value = await load();
    this.#entries.set(key, value);
    return value;
  }

  /** In the order of the keys; missing values load together. */
  async getOrLoadMany(
    keys: readonly string[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>> {
    const cached = new Map(keys.map((key) => [key, this.#entries.get(key)]));
    const missing = [...cached].flatMap(([key, value]) => (value ? [] : [key]));
    const loaded = missing.length > 0 ? await load(missing) : new Map<string, Value>();
    for (const [key, value] of loaded) this.#entries.set(key, value);
    return new Map(
      [...cached].flatMap(([key, value]): [string, Value][] => {
        const found = value ?? loaded.get(key);
        return found ? [[key, found]] : [];
      }),
    );
  }
}
