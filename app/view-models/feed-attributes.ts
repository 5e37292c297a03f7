import { localizedText } from "~/i18n/localized-text";
import type { Locale } from "~/i18n/locales";
import type { AssetVariant } from "~contract/entities/asset-variant";
import type { Attribute } from "~contract/entities/attribute";

/** Names that a feed entry's texts and assets are known by (spec section 3, "Attribute"). */
type TextName = "Title" | "Description" | "Headline" | "Subheading" | "Button text";
type AssetName = "Cover images";

type Attributes = readonly Attribute[];

/** The text of that name in the viewer's language; null where it is missing or blank. */
export function textAttribute(attributes: Attributes, name: TextName, locale: Locale): string | null {
  for (const attribute of attributes) {
    if (attribute.name !== name || attribute.type !== "LOCALIZABLE_STRING") continue;
    return localizedText(attribute.value, attribute.translations, locale) || null;
  }
  return null;
}

/** The asset of that name; null where it is missing. */
export function assetAttribute(
  attributes: Attributes,
  name: AssetName,
): { url: string; variants: AssetVariant[] } | null {
  for (const attribute of attributes) {
    if (attribute.name === name && attribute.type === "ASSET") return attribute;
  }
  return null;
}
