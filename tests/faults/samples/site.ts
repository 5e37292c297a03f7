// What every page may show, and the legal texts.
import { DRAFT, REVISIONS, SAVED } from "./desk";
import { MOMENT } from "./entities";

const ANYTHING = {};
const LINK = "https://links.example/";
const PUBLIC_SITE = {
  ...{ isEventOn: true, isEventRegionLimited: false, socialLinks: [LINK] },
  links: {
    ...{ developerPortal: LINK, store: LINK, profileSite: LINK, community: LINK },
    ...{ gameMaker: LINK, gameMakerDownload: LINK, videoChannel: LINK },
  },
  ...{ operator: "Kite Works, Kiel", contactUrl: "mailto:help@example.org" },
  description: { en: "Games", de: "Spiele", es: "Juegos", pl: "Gry", "pt-br": "Jogos", ru: "Игры", tr: "Oyunlar" },
};
const LEGAL_CONTENT = {
  page: "terms",
  text: { en: "Fair", de: "Fair", es: "Justo", pl: "Uczciwie", "pt-br": "Justo", ru: "Честно", tr: "Adil" },
};
const SITE_CONTENT = {
  ...PUBLIC_SITE,
  ...{ allowGamePreloading: true, allowGuestMultiplayerRoomCreation: true, gamesAutoloadEnabled: true },
  maxGamesPreloadedPerUser: 1,
};

export const SITE_SAMPLES: Readonly<Record<string, unknown>> = {
  getSite: PUBLIC_SITE,
  getLegalText: { text: "## Terms", locale: "en", publishDate: MOMENT },
  readDeskLegalText: {
    ...{ state: "CHANGED", version: "revision-2", published: LEGAL_CONTENT },
    draft: { ...DRAFT, content: LEGAL_CONTENT, failure: null },
    revisions: REVISIONS,
  },
  saveLegalTextDraft: SAVED,
  discardLegalTextDraft: ANYTHING,
  publishLegalText: ANYTHING,
  restoreLegalTextRevision: SAVED,
  readDeskSite: {
    ...{ state: "CHANGED", version: "revision-2", published: SITE_CONTENT },
    draft: { ...DRAFT, content: SITE_CONTENT, failure: null },
    revisions: REVISIONS,
  },
  saveSiteDraft: SAVED,
  discardSiteDraft: ANYTHING,
  publishSite: ANYTHING,
  restoreSiteRevision: SAVED,
};
