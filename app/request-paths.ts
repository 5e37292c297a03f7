import type { Locale } from "~/i18n/locales";
import { PLAYS_PATH } from "~/rules/play-address";
import { query } from "./paths";

type LaunchAddress = { gameId: string; challengeId: string | null; trackId: string | null };

/** What the scripts and forms of some pages ask; separate from `paths`, which is loaded with every page. */
export const requestPaths = {
  dataExport: "/api/data-export/",
  saveTheme: "/api/theme/",
  plays: PLAYS_PATH,
  launch: (locale: Locale, { gameId, challengeId, trackId }: LaunchAddress) =>
    `/api/launch/${query({ locale, gameId, challengeId: challengeId ?? undefined, trackId: trackId ?? undefined })}`,
  inGame: "/api/in-game/",
  saves: "/api/saves/",
  savedGame: (playerId: string, gameId: string, slot: string) => `/api/saves/${query({ playerId, gameId, slot })}`,
  rooms: "/api/rooms/",
  roomMessages: "/api/room-messages/",
  roomEvents: (roomId: string) => `/api/room-events/${query({ roomId })}`,
  votes: "/api/votes/",
  ratings: "/api/ratings/",
  tips: "/api/tips/",
  stickers: "/api/stickers/",
  purchase: "/api/purchases/",
  reports: "/api/reports/",
  scores: "/api/scores/",
  people: (locale: Locale, search: string) => `/api/people/${query({ locale, search })}`,
} as const;
