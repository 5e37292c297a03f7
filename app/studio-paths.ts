import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";

type FiguresFilter = Partial<Record<"days" | "from" | "to" | "game", string | undefined>>;

const figuresQuery = (filter: FiguresFilter) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return query.size > 0 ? `?${query.toString()}` : "";
};

const pageQuery = (page: number) => (page > 0 ? `?page=${String(page)}` : "");

/** Separate from `paths`, which is loaded with every page. */
export const studioPaths = {
  studio: (locale: Locale, studioId: string, page = 0) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/`) + pageQuery(page),

  team: (locale: Locale, studioId: string) => withLocale(locale, `/studio/${encodeURIComponent(studioId)}/team/`),

  figures: (locale: Locale, studioId: string, filter: FiguresFilter = {}) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/figures/`) + figuresQuery(filter),

  figuresFile: (locale: Locale, studioId: string, filter: FiguresFilter = {}) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/figures/csv/`) + figuresQuery(filter),

  earnings: (locale: Locale, studioId: string) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/earnings/`),

  statement: (locale: Locale, studioId: string, month: string) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/earnings/${month}/`),

  statementFile: (locale: Locale, studioId: string, month: string) =>
    withLocale(locale, `/studio/${encodeURIComponent(studioId)}/earnings/${month}/csv/`),

  game: (locale: Locale, gameId: string, page = 0) =>
    withLocale(locale, `/studio/games/${encodeURIComponent(gameId)}/`) + pageQuery(page),

  upload: (locale: Locale, uploadId: string) => withLocale(locale, `/studio/uploads/${encodeURIComponent(uploadId)}/`),

  invitation: (locale: Locale, secret: string) =>
    withLocale(locale, `/studio/invitations/${encodeURIComponent(secret)}/`),

  uploads: (locale: Locale) => `/api/studio-uploads/?${new URLSearchParams({ locale }).toString()}`,

  uploadState: (locale: Locale, uploadId: string) =>
    `/api/studio-uploads/?${new URLSearchParams({ locale, uploadId }).toString()}`,

  uploadPart: (locale: Locale, uploadId: string, part: number) =>
    `/api/studio-uploads/?${new URLSearchParams({ locale, uploadId, part: String(part) }).toString()}`,
};
