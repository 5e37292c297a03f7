import type { ListEntry } from "./listed";
import { thing, type StructuredData } from "./structured-data";

/** `firstPosition` counts through all pages of a list. */
export function itemList(items: readonly ListEntry[], firstPosition = 1): StructuredData {
  return ({ absolute }) =>
    thing("ItemList", {
      numberOfItems: items.length,
      itemListElement: items.map(({ title, href }, index) =>
        thing("ListItem", { position: firstPosition + index, name: title, url: absolute(href) }),
      ),
    });
}
