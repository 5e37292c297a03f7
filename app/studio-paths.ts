import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";
import { query } from "./paths";

type FiguresFilter = Partial<Record<"days" | "from" | "to" | "game", string | undefined>>;

/** Separate from `paths`, which is loaded with every page. */
export const studioPaths = {
  studio: (locale: Locale, studioId: string, page = 0) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/`) + query({ page }),

  team: (locale: Locale, studioId: string) => withLocale(locale, `/studio/${encodeURIComponent(studioId)}/team/`),

  figures: (locale: Locale, studioId: string, filter: FiguresFilter = {}) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/figures/`) + query(filter),

  figuresFile: (locale: Locale, studioId: string, filter: FiguresFilter = {}) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/figures/csv/`) + query(filter),

  earnings: (locale: Locale, studioId: string) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/earnings/`),

  statement: (locale: Locale, studioId: string, month: string) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/earnings/${month}/`),

  statementFile: (locale: Locale, studioId: string, month: string) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/earnings/${month}/csv/`),

  game: (locale: Locale, gameId: string, page = 0) =>
    withLocale(locale, `/studio/games/${encodeURIComponent(gameId)}/`) + query({ page }),

  upload: (locale: Locale, uploadId: string) => withLocale(locale, `/studio/uploads/${encodeURIComponent(uploadId)}/`),

  invitation: (locale: Locale, secret: string) =>
    withLocale(locale, `/studio/invitations/${encodeURIComponent(secret)}/`),

  uploads: (locale: Locale) => `/api/studio-uploads/${query({ locale })}`,

  uploadState: (locale: Locale, uploadId: string) => `/api/studio-uploads/${query({ locale, uploadId })}`,

  uploadPart: (locale: Locale, uploadId: string, part: number) =>
    `/api/studio-uploads/${query({ locale, uploadId, part: String(part) })}`,
};
