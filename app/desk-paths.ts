import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";
import type { ContentKindName } from "~contract/entities/draft";
import { LEGAL_TEXT_IDS } from "~contract/entities/legal-content";
import { query } from "./paths";

type AuditFilter = { action?: string | undefined; search?: string | undefined; page?: number };
type ContentFilter = { state?: string | undefined; search?: string | undefined; page?: number };
type ChallengeFilter = ContentFilter & { phase?: string | undefined };
type EntrySearch = { kind?: string; search?: string };
type LimitsFilter = { search?: string; page?: number };
type PayoutFilter = { minimum?: number; page?: number };
type StandingsFilter = { group?: string | undefined; page?: number };
type QueueFilter = { state?: string | undefined; kind?: string | undefined; page?: number };
export type FiguresFilter = {
  days?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  game?: string | undefined;
  studio?: string | undefined;
};
type PreviewForm = { kind?: ContentKindName; subject?: string; drafts?: string; at?: string; path?: string };
type AchievementForm = { change?: string };
type ControlForm = { change?: string; add?: string };
type WordFilter = { list?: string | undefined; search?: string | undefined; page?: number };
type NewChallenge = { search?: string; game?: string; copy?: string };

/** Separate from `paths`, which is loaded with every page. */
export const deskPaths = {
  home: (locale: Locale) => withLocale(locale, "/desk/"),

  staff: (locale: Locale) => withLocale(locale, "/desk/people/"),

  tags: (locale: Locale, { state, search, page = 0 }: ContentFilter = {}) =>
    withLocale(locale, "/desk/tags/") + query({ state, search, page }),

  newTag: (locale: Locale) => withLocale(locale, "/desk/tags/new/"),

  tag: (locale: Locale, tagId: string) => withLocale(locale, `/desk/tags/${tagId}/`),

  stickers: (locale: Locale, { state, search, page = 0 }: ContentFilter = {}) =>
    withLocale(locale, "/desk/stickers/") + query({ state, search, page }),

  newSticker: (locale: Locale) => withLocale(locale, "/desk/stickers/new/"),

  sticker: (locale: Locale, stickerId: string) => withLocale(locale, `/desk/stickers/${stickerId}/`),

  news: (locale: Locale, { state, search, page = 0 }: ContentFilter = {}) =>
    withLocale(locale, "/desk/news/") + query({ state, search, page }),

  /** Of the studio with that name. */
  newNews: (locale: Locale, search?: string) => withLocale(locale, "/desk/news/new/") + query({ search }),

  newsPiece: (locale: Locale, newsId: string) => withLocale(locale, `/desk/news/${newsId}/`),

  games: (locale: Locale, { state, search, page = 0 }: ContentFilter = {}) =>
    withLocale(locale, "/desk/games/") + query({ state, search, page }),

  game: (locale: Locale, gameId: string) => withLocale(locale, `/desk/games/${gameId}/`),

  gamePictures: (locale: Locale, gameId: string) => withLocale(locale, `/desk/games/${gameId}/pictures/`),

  /** With a form for what shall be changed, or for what is added to it; "0-1" is the second part of the first group. */
  gameControls: (locale: Locale, gameId: string, { change, add }: ControlForm = {}) =>
    withLocale(locale, `/desk/games/${gameId}/controls/`) + query({ change, add }),

  /** With the form of one of them; without, of a new one. */
  gameAchievements: (locale: Locale, gameId: string, { change }: AchievementForm = {}) =>
    withLocale(locale, `/desk/games/${gameId}/achievements/`) + query({ change }),

  challenges: (locale: Locale, { state, phase, search, page = 0 }: ChallengeFilter = {}) =>
    withLocale(locale, "/desk/challenges/") + query({ state, phase, search, page }),

  /** Of a game, or as a copy of a challenge. */
  newChallenge: (locale: Locale, { search, game, copy }: NewChallenge = {}) =>
    withLocale(locale, "/desk/challenges/new/") + query({ search, game, copy }),

  challenge: (locale: Locale, challengeId: string) => withLocale(locale, `/desk/challenges/${challengeId}/`),

  pages: (locale: Locale, { state, search, page = 0 }: ContentFilter = {}) =>
    withLocale(locale, "/desk/pages/") + query({ state, search, page }),

  /** `page` is a page of its sections. */
  page: (locale: Locale, pageId: string, page = 0) => withLocale(locale, `/desk/pages/${pageId}/`) + query({ page }),

  section: (locale: Locale, pageId: string, sectionId: string, search?: EntrySearch) =>
    withLocale(locale, `/desk/pages/${pageId}/sections/${sectionId}/`) + query(search ?? {}),

  entry: (locale: Locale, { pageId, sectionId, entryId }: Record<"pageId" | "sectionId" | "entryId", string>) =>
    withLocale(locale, `/desk/pages/${pageId}/sections/${sectionId}/entries/${entryId}/`),

  standings: (locale: Locale, challengeId: string, { group, page = 0 }: StandingsFilter = {}) =>
    withLocale(locale, `/desk/challenges/${challengeId}/standings/`) + query({ group, page }),
  quests: (locale: Locale, { state, search, page = 0 }: ContentFilter = {}) =>
    withLocale(locale, "/desk/quests/") + query({ state, search, page }),

  newQuest: (locale: Locale) => withLocale(locale, "/desk/quests/new/"),

  quest: (locale: Locale, questId: string) => withLocale(locale, `/desk/quests/${questId}/`),

  questCodes: (locale: Locale, questId: string) => withLocale(locale, `/desk/quests/${questId}/codes/`),

  questCollections: (locale: Locale) => withLocale(locale, "/desk/quests/collections/"),

  questSimulation: (locale: Locale) => withLocale(locale, "/desk/quests/simulation/"),

  legalText: (locale: Locale, page: "legal" | "terms" = "legal") =>
    withLocale(locale, page === "legal" ? "/desk/legal/" : "/desk/legal/terms/"),

  site: (locale: Locale) => withLocale(locale, "/desk/site/"),

  applications: (locale: Locale, page = 0) => withLocale(locale, "/desk/applications/") + query({ page }),

  reviews: (locale: Locale, page = 0) => withLocale(locale, "/desk/reviews/") + query({ page }),

  queue: (locale: Locale, { state, kind, page = 0 }: QueueFilter = {}) =>
    withLocale(locale, "/desk/queue/") + query({ state, kind, page }),

  /** `page` is a page of its reports. */
  reportCase: (locale: Locale, caseId: string, page = 0) =>
    withLocale(locale, `/desk/queue/${caseId}/`) + query({ page }),

  players: (locale: Locale, search?: string) => withLocale(locale, "/desk/players/") + query({ search }),

  player: (locale: Locale, userId: string) => withLocale(locale, `/desk/players/${userId}/`),

  playersData: (locale: Locale, userId: string) => withLocale(locale, `/desk/players/${userId}/data/`),

  /** Without a list, that of every language. */
  words: (locale: Locale, { list, search, page = 0 }: WordFilter = {}) =>
    withLocale(locale, "/desk/words/") + query({ list, search, page }),

  appeals: (locale: Locale, page = 0) => withLocale(locale, "/desk/appeals/") + query({ page }),

  purchases: (locale: Locale, { search, page = 0 }: LimitsFilter = {}) =>
    withLocale(locale, "/desk/purchases/") + query({ search, page }),

  /** An order, or a purchase in pixels. */
  purchase: (locale: Locale, recordId: string) => withLocale(locale, `/desk/purchases/${recordId}/`),

  /** `page` is one of the ledger, `order` what pixels are granted for. */
  playerWallet: (locale: Locale, userId: string, { order, page = 0 }: { order?: string; page?: number } = {}) =>
    withLocale(locale, `/desk/purchases/players/${userId}/`) + query({ order, page }),

  payouts: (locale: Locale, filter: PayoutFilter = {}) => withLocale(locale, "/desk/payouts/") + payoutQuery(filter),

  payoutsFile: (locale: Locale, filter: PayoutFilter = {}) =>
    withLocale(locale, "/desk/payouts/csv/") + payoutQuery(filter),

  payoutHistory: (locale: Locale, page = 0) => withLocale(locale, "/desk/payouts/history/") + query({ page }),

  shares: (locale: Locale, { search, page = 0 }: LimitsFilter = {}) =>
    withLocale(locale, "/desk/payouts/shares/") + query({ search, page }),
  announcements: (locale: Locale, page = 0) => withLocale(locale, "/desk/announcements/") + query({ page }),

  newAnnouncement: (locale: Locale) => withLocale(locale, "/desk/announcements/new/"),

  digest: (locale: Locale, page = 0) => withLocale(locale, "/desk/announcements/digest/") + query({ page }),

  announcement: (locale: Locale, announcementId: string) =>
    withLocale(locale, `/desk/announcements/${announcementId}/`),

  takedowns: (locale: Locale, page = 0) => withLocale(locale, "/desk/takedowns/") + query({ page }),

  /** With the form filled in. */
  newTakedown: (locale: Locale, game: string) => withLocale(locale, "/desk/takedowns/") + query({ game }),

  studios: (locale: Locale, { state, search, page = 0 }: ContentFilter = {}) =>
    withLocale(locale, "/desk/studios/") + query({ state, search, page }),

  newStudio: (locale: Locale) => withLocale(locale, "/desk/studios/new/"),

  studio: (locale: Locale, studioId: string) => withLocale(locale, `/desk/studios/${studioId}/`),

  studioLimits: (locale: Locale, { search, page = 0 }: LimitsFilter = {}) =>
    withLocale(locale, "/desk/studios/limits/") + query({ search, page }),

  statistics: (locale: Locale, days?: number) =>
    withLocale(locale, "/desk/statistics/") + (days === undefined ? "" : `?days=${String(days)}`),

  statisticsFile: (locale: Locale, table: string, days: number) =>
    withLocale(locale, `/desk/statistics/${table}.csv?days=${String(days)}`),

  jobs: (locale: Locale, page = 0) => withLocale(locale, "/desk/jobs/") + query({ page }),

  health: (locale: Locale) => withLocale(locale, "/desk/health/"),

  figures: (locale: Locale, filter: FiguresFilter = {}) => withLocale(locale, "/desk/figures/") + query(filter),

  figuresFile: (locale: Locale, filter: FiguresFilter = {}) => withLocale(locale, "/desk/figures/csv/") + query(filter),

  auditLog: (locale: Locale, { action, search, page = 0 }: AuditFilter = {}) =>
    withLocale(locale, "/desk/audit-log/") + query({ action, search, page }),

  tokens: (locale: Locale) => withLocale(locale, "/desk/tokens/"),

  catalogue: (locale: Locale) => withLocale(locale, "/desk/catalogue/"),

  catalogueZip: (locale: Locale) => withLocale(locale, "/desk/catalogue/zip/"),

  preview: (locale: Locale, form: PreviewForm = {}) => withLocale(locale, "/desk/preview/") + query(form),

  /** Leads to `target` afterwards. */
  confirmation: (locale: Locale, target?: string) => withLocale(locale, "/desk/confirmation/") + query({ target }),

  secondFactor: (locale: Locale) => withLocale(locale, "/desk/second-factor/"),
};

const EDITORS: Record<ContentKindName, (locale: Locale, subjectId: string) => string> = {
  tag: deskPaths.tag,
  challenge: deskPaths.challenge,
  page: (locale, pageId) => deskPaths.page(locale, pageId),
  game: deskPaths.game,
  quest: deskPaths.quest,
  sticker: deskPaths.sticker,
  site: deskPaths.site,
  studio: deskPaths.studio,
  "studio-news": deskPaths.newsPiece,
  "legal-text": (locale, subjectId) =>
    deskPaths.legalText(locale, subjectId === LEGAL_TEXT_IDS.terms ? "terms" : "legal"),
};

export function editorPath(locale: Locale, kind: ContentKindName, subjectId: string): string {
  return EDITORS[kind](locale, subjectId);
}

type Sides = { before?: string; after: string };

/** In its editor; without `before`, with what players see. */
export function comparisonPath(
  locale: Locale,
  { kind, subjectId }: { kind: ContentKindName; subjectId: string },
  { before = "published", after }: Sides,
): string {
  return `${editorPath(locale, kind, subjectId)}${query({ before, after })}#comparison`;
}

function payoutQuery({ minimum, page = 0 }: PayoutFilter): string {
  return query({ minimum: minimum === undefined ? undefined : String(minimum), page });
}
