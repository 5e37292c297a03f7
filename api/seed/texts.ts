import type { Translations } from "~contract/entities/identifiers";
import de from "./texts/de.json";
import en from "./texts/en.json";
import es from "./texts/es.json";
import deGames from "./texts/games/de.json";
import enGames from "./texts/games/en.json";
import esGames from "./texts/games/es.json";
import plGames from "./texts/games/pl.json";
import ptBrGames from "./texts/games/pt-br.json";
import ruGames from "./texts/games/ru.json";
import trGames from "./texts/games/tr.json";
import pl from "./texts/pl.json";
import ptBr from "./texts/pt-br.json";
import ru from "./texts/ru.json";
import tr from "./texts/tr.json";

export const SEED_TEXTS = {
  en: { ...en, ...enGames },
  de: { ...de, ...deGames },
  es: { ...es, ...esGames },
  pl: { ...pl, ...plGames },
  "pt-br": { ...ptBr, ...ptBrGames },
  ru: { ...ru, ...ruGames },
  tr: { ...tr, ...trGames },
};

export type SeedTextKey = keyof (typeof SEED_TEXTS)["en"];

export function seedText(key: SeedTextKey): Translations {
  return {
    en: SEED_TEXTS.en[key],
    de: SEED_TEXTS.de[key],
    es: SEED_TEXTS.es[key],
    pl: SEED_TEXTS.pl[key],
    "pt-br": SEED_TEXTS["pt-br"][key],
    ru: SEED_TEXTS.ru[key],
    tr: SEED_TEXTS.tr[key],
  };
}
