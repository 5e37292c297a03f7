import { createInstance } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { splitLocale } from "~/rules/locale-path";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales";
import type { Translate } from "./text-keys";
import { textsOf } from "./texts.server";
import { wordParam } from "./translator";

const OPTIONS = {
  supportedLngs: [...LOCALES],
  fallbackLng: DEFAULT_LOCALE,
  // Without it i18next looks for "pt-BR" and silently speaks English.
  lowerCaseLng: true,
  keySeparator: false as const,
  nsSeparator: false as const,
  // React escapes markup; what is left to be kept from the sentence around a name is its direction.
  interpolation: { escape: wordParam, useRawValueToEscape: true },
};

/** Finds the language of a request from its path; the language of a page never depends on anything else. */
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

/** One i18next instance per language for the whole process: making one per request costs a third of a page. */
export function translatorFor(locale: Locale): Translate {
  const known = translators.get(locale);
  if (known) return known;
  const instance = createInstance();
  void instance.init({ ...OPTIONS, lng: locale, initImmediate: false, resources: resourcesFor(locale) });
  const translate: Translate = (key, params) => instance.t(key, params ?? {});
  translators.set(locale, translate);
  return translate;
}

/** The texts of the page at a path of this site. */
export function translatorForPath(path: string): Translate {
  return translatorFor(splitLocale(path).locale);
}

function resourcesFor(locale: Locale) {
  return {
    [locale]: { translation: textsOf(locale) },
    [DEFAULT_LOCALE]: { translation: textsOf(DEFAULT_LOCALE) },
  };
}
