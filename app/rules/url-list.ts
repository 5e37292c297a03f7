const READERS = {
  string: (text: string) => text,
  integer: (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  boolean: (text: string) => (text === "true" ? true : text === "false" ? false : undefined),
};

type Items = { string: string; integer: number; boolean: boolean };

/**
 * Reads a comma list of an address as strings, integers or booleans; an item that is none of its kind is undefined
 * (docs/product/validation.md#lists-in-addresses). Without a value, and for empty items, there is nothing.
 */
export function readUrlList<Kind extends keyof Items>(text: string | null, kind: Kind): (Items[Kind] | undefined)[];
export function readUrlList(text: string | null, kind: keyof Items): (string | number | boolean | undefined)[] {
  const items = (text ?? "").split(",").map((item) => item.trim());
  return items.filter(Boolean).map((item) => READERS[kind](item));
}
