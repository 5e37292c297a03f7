import type { Locale } from "./locales";
import { packTexts } from "./pack-texts";
import { TEXTS } from "./text-files.server";
import { NAMESPACES, type Messages, type Namespace } from "./text-keys";

/** Keys are unique across namespaces. */
export function textsOf(locale: Locale, namespaces: readonly Namespace[] = NAMESPACES): Messages {
  return namespaces.reduce<Messages>((texts, namespace) => ({ ...texts, ...TEXTS[locale][namespace] }), {});
}

const packed = new Map<string, string>();

export function packedTextsOf(locale: Locale, namespaces: readonly Namespace[]): string {
  const key = [locale, ...namespaces].join(" ");
  const texts = packed.get(key) ?? packTexts(textsOf(locale, namespaces));
  packed.set(key, texts);
  return texts;
}
