// What every page may show, and the legal texts.
const LINK = "https://links.example/";
export const PUBLIC_SITE = {
  ...{ isEventOn: true, isEventRegionLimited: false, socialLinks: [LINK] },
  links: {
    ...{ developerPortal: LINK, store: LINK, profileSite: LINK, community: LINK },
    ...{ gameMaker: LINK, gameMakerDownload: LINK, videoChannel: LINK },
  },
  ...{ operator: "Kite Works, Kiel", contactUrl: "mailto:help@example.org" },
  description: { en: "Games", de: "Spiele", es: "Juegos", pl: "Gry", "pt-br": "Jogos", ru: "Игры", tr: "Oyunlar" },
};
export const LEGAL_CONTENT = {
  page: "terms",
  text: { en: "Fair", de: "Fair", es: "Justo", pl: "Uczciwie", "pt-br": "Justo", ru: "Честно", tr: "Adil" },
};
export const SITE_CONTENT = {
  ...PUBLIC_SITE,
  ...{ allowGamePreloading: true, allowGuestMultiplayerRoomCreation: true, gamesAutoloadEnabled: true },
  maxGamesPreloadedPerUser: 1,
};
