import type { Translations } from "~contract/entities/identifiers";
import de from "./texts/de.json";
import en from "./texts/en.json";
import es from "./texts/es.json";
import pl from "./texts/pl.json";
import ptBr from "./texts/pt-br.json";
import ru from "./texts/ru.json";
import tr from "./texts/tr.json";

export type SeedTextKey = keyof typeof en;

/** A text of the demo catalogue in all seven languages. */
export function seedText(key: SeedTextKey): Translations {
  return {
    en: en[key],
    de: de[key],
    es: es[key],
    pl: pl[key],
    "pt-br": ptBr[key],
    ru: ru[key],
    tr: tr[key],
  };
}
