import { readFileSync } from "node:fs";
import { LOCALES, type Locale } from "./locales";
import { NAMESPACES, type Messages, type Namespace } from "./text-keys";

const FOLDER = "public/locales";

/** Read when the server starts; tests/languages checks the files. */
export const TEXTS = byName<Locale, Record<Namespace, Messages>>(LOCALES, (locale) =>
  byName(NAMESPACES, (namespace) => readTexts(locale, namespace)),
);

function readTexts(locale: Locale, namespace: Namespace): Messages {
  return JSON.parse(readFileSync(`${FOLDER}/${locale}/${namespace}.json`, "utf8")) as Messages;
}

function byName<Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
