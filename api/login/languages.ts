export const LANGUAGES = {
  en: { tag: "en", name: "English" },
  de: { tag: "de", name: "Deutsch" },
  es: { tag: "es", name: "Español" },
  pl: { tag: "pl", name: "Polski" },
  "pt-br": { tag: "pt-BR", name: "Português (Brasil)" },
  ru: { tag: "ru", name: "Русский" },
  tr: { tag: "tr", name: "Türkçe" },
} as const;

export type Locale = keyof typeof LANGUAGES;

export const LOCALES: readonly Locale[] = ["en", "de", "es", "pl", "pt-br", "ru", "tr"];

export const DEFAULT_LOCALE: Locale = "en";

type LocaleSources = { requested: string | undefined; targetPath: string; acceptLanguage: string | undefined };

export function chooseLocale({ requested, targetPath, acceptLanguage }: LocaleSources): Locale {
  return (
    findLocale(requested?.toLowerCase()) ??
    findLocale(targetPath.split("/")[1]) ??
    findAcceptedLocale(acceptLanguage ?? "") ??
    DEFAULT_LOCALE
  );
}

export function toLocale(code: string | undefined): Locale {
  return findLocale(code) ?? DEFAULT_LOCALE;
}

function findLocale(code: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === code);
}

function findAcceptedLocale(header: string): Locale | undefined {
  const preferences = header.split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  const byQuality = preferences
    .filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality);
  return byQuality.map(({ tag }) => findLocale(tag) ?? findByLanguage(tag)).find(Boolean);
}

/** "de-AT" matches German, "pt" and "pt-PT" match Brazilian Portuguese. */
function findByLanguage(tag: string): Locale | undefined {
  const language = tag.split("-")[0];
  return LOCALES.find((locale) => locale.split("-")[0] === language);
}
