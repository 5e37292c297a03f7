const READERS = {
  string: (text: string) => text,
  integer: (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  boolean: (text: string) => (text === "true" ? true : text === "false" ? false : undefined),
};

type Items = { string: string; integer: number; boolean: boolean };

/** Invalid items are undefined, empty ones dropped (docs/product/validation.md#lists-in-addresses). */
export function readUrlList<Kind extends keyof Items>(text: string | null, kind: Kind): (Items[Kind] | undefined)[];
export function readUrlList(text: string | null, kind: keyof Items): (string | number | boolean | undefined)[] {
  const items = (text ?? "").split(",").map((item) => item.trim());
  return items.filter(Boolean).map((item) => READERS[kind](item));
}
