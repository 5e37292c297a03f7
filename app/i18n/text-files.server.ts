import type { Locale } from "./locales";
import type { Messages, Namespace } from "./text-keys";
import deChallenge from "../../public/locales/de/challenge.json";
import deCommon from "../../public/locales/de/common.json";
import deDiscover from "../../public/locales/de/discover.json";
import deGame from "../../public/locales/de/game.json";
import deHome from "../../public/locales/de/home.json";
import deMessages from "../../public/locales/de/messages.json";
import dePayment from "../../public/locales/de/payment.json";
import dePreferences from "../../public/locales/de/preferences.json";
import dePreload from "../../public/locales/de/preload.json";
import deProfile from "../../public/locales/de/profile.json";
import deQuests from "../../public/locales/de/quests.json";
import deSuggestions from "../../public/locales/de/suggestions.json";
import deSupport from "../../public/locales/de/support.json";
import dePages from "../../public/locales/de/pages.json";
import deSearch from "../../public/locales/de/search.json";
import deTag from "../../public/locales/de/tag.json";
import deCatalogue from "../../public/locales/de/catalogue.json";
import deWelcome from "../../public/locales/de/welcome.json";
import enChallenge from "../../public/locales/en/challenge.json";
import enCommon from "../../public/locales/en/common.json";
import enDiscover from "../../public/locales/en/discover.json";
import enGame from "../../public/locales/en/game.json";
import enHome from "../../public/locales/en/home.json";
import enMessages from "../../public/locales/en/messages.json";
import enPayment from "../../public/locales/en/payment.json";
import enPreferences from "../../public/locales/en/preferences.json";
import enPreload from "../../public/locales/en/preload.json";
import enProfile from "../../public/locales/en/profile.json";
import enQuests from "../../public/locales/en/quests.json";
import enSuggestions from "../../public/locales/en/suggestions.json";
import enSupport from "../../public/locales/en/support.json";
import enPages from "../../public/locales/en/pages.json";
import enSearch from "../../public/locales/en/search.json";
import enTag from "../../public/locales/en/tag.json";
import enCatalogue from "../../public/locales/en/catalogue.json";
import enWelcome from "../../public/locales/en/welcome.json";
import esChallenge from "../../public/locales/es/challenge.json";
import esCommon from "../../public/locales/es/common.json";
import esDiscover from "../../public/locales/es/discover.json";
import esGame from "../../public/locales/es/game.json";
import esHome from "../../public/locales/es/home.json";
import esMessages from "../../public/locales/es/messages.json";
import esPayment from "../../public/locales/es/payment.json";
import esPreferences from "../../public/locales/es/preferences.json";
import esPreload from "../../public/locales/es/preload.json";
import esProfile from "../../public/locales/es/profile.json";
import esQuests from "../../public/locales/es/quests.json";
import esSuggestions from "../../public/locales/es/suggestions.json";
import esSupport from "../../public/locales/es/support.json";
import esPages from "../../public/locales/es/pages.json";
import esSearch from "../../public/locales/es/search.json";
import esTag from "../../public/locales/es/tag.json";
import esCatalogue from "../../public/locales/es/catalogue.json";
import esWelcome from "../../public/locales/es/welcome.json";
import plChallenge from "../../public/locales/pl/challenge.json";
import plCommon from "../../public/locales/pl/common.json";
import plDiscover from "../../public/locales/pl/discover.json";
import plGame from "../../public/locales/pl/game.json";
import plHome from "../../public/locales/pl/home.json";
import plMessages from "../../public/locales/pl/messages.json";
import plPayment from "../../public/locales/pl/payment.json";
import plPreferences from "../../public/locales/pl/preferences.json";
import plPreload from "../../public/locales/pl/preload.json";
import plProfile from "../../public/locales/pl/profile.json";
import plQuests from "../../public/locales/pl/quests.json";
import plSuggestions from "../../public/locales/pl/suggestions.json";
import plSupport from "../../public/locales/pl/support.json";
import plPages from "../../public/locales/pl/pages.json";
import plSearch from "../../public/locales/pl/search.json";
import plTag from "../../public/locales/pl/tag.json";
import plCatalogue from "../../public/locales/pl/catalogue.json";
import plWelcome from "../../public/locales/pl/welcome.json";
import ptBrChallenge from "../../public/locales/pt-br/challenge.json";
import ptBrCommon from "../../public/locales/pt-br/common.json";
import ptBrDiscover from "../../public/locales/pt-br/discover.json";
import ptBrGame from "../../public/locales/pt-br/game.json";
import ptBrHome from "../../public/locales/pt-br/home.json";
import ptBrMessages from "../../public/locales/pt-br/messages.json";
import ptBrPayment from "../../public/locales/pt-br/payment.json";
import ptBrPreferences from "../../public/locales/pt-br/preferences.json";
import ptBrPreload from "../../public/locales/pt-br/preload.json";
import ptBrProfile from "../../public/locales/pt-br/profile.json";
import ptBrQuests from "../../public/locales/pt-br/quests.json";
import ptBrSuggestions from "../../public/locales/pt-br/suggestions.json";
import ptBrSupport from "../../public/locales/pt-br/support.json";
import ptBrPages from "../../public/locales/pt-br/pages.json";
import ptBrSearch from "../../public/locales/pt-br/search.json";
import ptBrTag from "../../public/locales/pt-br/tag.json";
import ptBrCatalogue from "../../public/locales/pt-br/catalogue.json";
import ptBrWelcome from "../../public/locales/pt-br/welcome.json";
import ruChallenge from "../../public/locales/ru/challenge.json";
import ruCommon from "../../public/locales/ru/common.json";
import ruDiscover from "../../public/locales/ru/discover.json";
import ruGame from "../../public/locales/ru/game.json";
import ruHome from "../../public/locales/ru/home.json";
import ruMessages from "../../public/locales/ru/messages.json";
import ruPayment from "../../public/locales/ru/payment.json";
import ruPreferences from "../../public/locales/ru/preferences.json";
import ruPreload from "../../public/locales/ru/preload.json";
import ruProfile from "../../public/locales/ru/profile.json";
import ruQuests from "../../public/locales/ru/quests.json";
import ruSuggestions from "../../public/locales/ru/suggestions.json";
import ruSupport from "../../public/locales/ru/support.json";
import ruPages from "../../public/locales/ru/pages.json";
import ruSearch from "../../public/locales/ru/search.json";
import ruTag from "../../public/locales/ru/tag.json";
import ruCatalogue from "../../public/locales/ru/catalogue.json";
import ruWelcome from "../../public/locales/ru/welcome.json";
import trChallenge from "../../public/locales/tr/challenge.json";
import trCommon from "../../public/locales/tr/common.json";
import trDiscover from "../../public/locales/tr/discover.json";
import trGame from "../../public/locales/tr/game.json";
import trHome from "../../public/locales/tr/home.json";
import trMessages from "../../public/locales/tr/messages.json";
import trPayment from "../../public/locales/tr/payment.json";
import trPreferences from "../../public/locales/tr/preferences.json";
import trPreload from "../../public/locales/tr/preload.json";
import trProfile from "../../public/locales/tr/profile.json";
import trQuests from "../../public/locales/tr/quests.json";
import trSuggestions from "../../public/locales/tr/suggestions.json";
import trSupport from "../../public/locales/tr/support.json";
import trPages from "../../public/locales/tr/pages.json";
import trSearch from "../../public/locales/tr/search.json";
import trTag from "../../public/locales/tr/tag.json";
import trCatalogue from "../../public/locales/tr/catalogue.json";
import trWelcome from "../../public/locales/tr/welcome.json";

export const TEXTS: Record<Locale, Record<Namespace, Messages>> = {
  en: {
    common: enCommon,
    home: enHome,
    discover: enDiscover,
    game: enGame,
    challenge: enChallenge,
    tag: enTag,
    catalogue: enCatalogue,
    welcome: enWelcome,
    search: enSearch,
    pages: enPages,
    preferences: enPreferences,
    preload: enPreload,
    profile: enProfile,
    messages: enMessages,
    quests: enQuests,
    suggestions: enSuggestions,
    support: enSupport,
    payment: enPayment,
  },
  de: {
    common: deCommon,
    home: deHome,
    discover: deDiscover,
    game: deGame,
    challenge: deChallenge,
    tag: deTag,
    catalogue: deCatalogue,
    welcome: deWelcome,
    search: deSearch,
    pages: dePages,
    preferences: dePreferences,
    preload: dePreload,
    profile: deProfile,
    messages: deMessages,
    quests: deQuests,
    suggestions: deSuggestions,
    support: deSupport,
    payment: dePayment,
  },
  es: {
    common: esCommon,
    home: esHome,
    discover: esDiscover,
    game: esGame,
    challenge: esChallenge,
    tag: esTag,
    catalogue: esCatalogue,
    welcome: esWelcome,
    search: esSearch,
    pages: esPages,
    preferences: esPreferences,
    preload: esPreload,
    profile: esProfile,
    messages: esMessages,
    quests: esQuests,
    suggestions: esSuggestions,
    support: esSupport,
    payment: esPayment,
  },
  pl: {
    common: plCommon,
    home: plHome,
    discover: plDiscover,
    game: plGame,
    challenge: plChallenge,
    tag: plTag,
    catalogue: plCatalogue,
    welcome: plWelcome,
    search: plSearch,
    pages: plPages,
    preferences: plPreferences,
    preload: plPreload,
    profile: plProfile,
    messages: plMessages,
    quests: plQuests,
    suggestions: plSuggestions,
    support: plSupport,
    payment: plPayment,
  },
  "pt-br": {
    common: ptBrCommon,
    home: ptBrHome,
    discover: ptBrDiscover,
    game: ptBrGame,
    challenge: ptBrChallenge,
    tag: ptBrTag,
    catalogue: ptBrCatalogue,
    welcome: ptBrWelcome,
    search: ptBrSearch,
    pages: ptBrPages,
    preferences: ptBrPreferences,
    preload: ptBrPreload,
    profile: ptBrProfile,
    messages: ptBrMessages,
    quests: ptBrQuests,
    suggestions: ptBrSuggestions,
    support: ptBrSupport,
    payment: ptBrPayment,
  },
  ru: {
    common: ruCommon,
    home: ruHome,
    discover: ruDiscover,
    game: ruGame,
    challenge: ruChallenge,
    tag: ruTag,
    catalogue: ruCatalogue,
    welcome: ruWelcome,
    search: ruSearch,
    pages: ruPages,
    preferences: ruPreferences,
    preload: ruPreload,
    profile: ruProfile,
    messages: ruMessages,
    quests: ruQuests,
    suggestions: ruSuggestions,
    support: ruSupport,
    payment: ruPayment,
  },
  tr: {
    common: trCommon,
    home: trHome,
    discover: trDiscover,
    game: trGame,
    challenge: trChallenge,
    tag: trTag,
    catalogue: trCatalogue,
    welcome: trWelcome,
    search: trSearch,
    pages: trPages,
    preferences: trPreferences,
    preload: trPreload,
    profile: trProfile,
    messages: trMessages,
    quests: trQuests,
    suggestions: trSuggestions,
    support: trSupport,
    payment: trPayment,
  },
};
