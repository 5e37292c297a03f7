import { createInstance } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { splitLocale } from "~/rules/locale-path";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales";
import type { Translate } from "./text-keys";
import { textsOf } from "./texts.server";
import { formatParam } from "./translator";

const OPTIONS = {
  supportedLngs: [...LOCALES],
  fallbackLng: DEFAULT_LOCALE,
  // Otherwise i18next looks for "pt-BR" and silently falls back to English.
  lowerCaseLng: true,
  keySeparator: false as const,
  nsSeparator: false as const,
  // React escapes markup; this isolates the text direction of a name.
  interpolation: { escape: formatParam, useRawValueToEscape: true },
};

/** The path alone decides the language. */
export const requestLanguage = new RemixI18Next({
  detection: {
    supportedLanguages: [...LOCALES],
    fallbackLanguage: DEFAULT_LOCALE,
    order: ["custom"],
    findLocale: (request) => Promise.resolve(splitLocale(new URL(request.url).pathname).locale),
  },
  i18next: OPTIONS,
});

const translators = new Map<Locale, Translate>();

/** Cached per language: creating an instance per request costs a third of the render time. */
export function translatorFor(locale: Locale): Translate {
  const cached = translators.get(locale);
  if (cached) return cached;
  const instance = createInstance();
  void instance.init({ ...OPTIONS, lng: locale, initImmediate: false, resources: resourcesFor(locale) });
  const translate: Translate = (key, params) => instance.t(key, params ?? {});
  translators.set(locale, translate);
  return translate;
}

export function translatorForPath(path: string): Translate {
  return translatorFor(splitLocale(path).locale);
}

function resourcesFor(locale: Locale) {
  return {
    [locale]: { translation: textsOf(locale) },
    [DEFAULT_LOCALE]: { translation: textsOf(DEFAULT_LOCALE) },
  };
}
