import { LRUCache } from "lru-cache";

/** LRU cache for one catalogue version. Only for data that the version's triggers watch; values must not be mutated. */
export class CatalogueCache<Fact extends object> {
  readonly #entries: LRUCache<string, Fact>;

  constructor(most: number) {
    this.#entries = new LRUCache<string, Fact>({ max: most });
  }

  async one(key: string, load: () => Promise<Fact>): Promise<Fact> {
    const known = this.#entries.get(key);
    if (known) return known;
    const fact = await load();
    this.#entries.set(key, fact);
    return fact;
  }

  /** In the order of the keys; missing values load together. */
  async many(
    keys: readonly string[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Fact>>,
  ): Promise<Map<string, Fact>> {
    const known = new Map(keys.map((key) => [key, this.#entries.get(key)]));
    const missing = [...known].flatMap(([key, fact]) => (fact ? [] : [key]));
    const loaded = missing.length > 0 ? await load(missing) : new Map<string, Fact>();
    for (const [key, fact] of loaded) this.#entries.set(key, fact);
    return new Map(
      [...known].flatMap(([key, fact]): [string, Fact][] => {
        const found = fact ?? loaded.get(key);
        return found ? [[key, found]] : [];
      }),
    );
  }
}
