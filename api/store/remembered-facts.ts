import { LRUCache } from "lru-cache";

/**
 * What the catalogue says, the same for whoever asks, read once for one of its versions (PerVersion). Only for what the
 * triggers on `catalogue_versions` watch over; nobody may change a fact that is kept. The least recently asked ones go.
 */
export class RememberedFacts<Fact extends object> {
  readonly #facts: LRUCache<string, Fact>;

  constructor(most: number) {
    this.#facts = new LRUCache<string, Fact>({ max: most });
  }

  /** One fact; what `load` rejects with is not kept. */
  async one(key: string, load: () => Promise<Fact>): Promise<Fact> {
    const known = this.#facts.get(key);
    if (known) return known;
    const fact = await load();
    this.#facts.set(key, fact);
    return fact;
  }

  /** Many facts in the order of the keys; those that are not known are loaded together, and may be fewer. */
  async many(
    keys: readonly string[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Fact>>,
  ): Promise<Map<string, Fact>> {
    const known = new Map(keys.map((key) => [key, this.#facts.get(key)]));
    const missing = [...known].flatMap(([key, fact]) => (fact ? [] : [key]));
    const loaded = missing.length > 0 ? await load(missing) : new Map<string, Fact>();
    for (const [key, fact] of loaded) this.#facts.set(key, fact);
    return new Map(
      [...known].flatMap(([key, fact]): [string, Fact][] => {
        const found = fact ?? loaded.get(key);
        return found ? [[key, found]] : [];
      }),
    );
  }
}
