import { BYTES_PER_MEGABYTE, formatBytes } from "~/i18n/format-bytes";
import { studioPaths } from "~/studio-paths";
import type { DeveloperGame, DeveloperStudio } from "~contract/entities/developer-game";
import type { Pagination } from "~contract/entities/pagination";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";
import { mayEdit, toStudioHeader, type StudioHeaderView } from "./studio-header";

export type StudioGameRowView = { id: string; title: string; href: string; shortId: string; version: string };

export type StorageView = { used: number; max: number; text: string };

export type StudioGamesView = {
  header: StudioHeaderView;
  games: StudioGameRowView[];
  pager: PagerView | null;
  storage: StorageView;
  /** Of one game, as text. */
  maxGameSize: string;
  canEdit: boolean;
};

type GamesData = { studio: DeveloperStudio; games: readonly DeveloperGame[]; pagination: Pagination };

export function toStudioGames({ studio, games, pagination }: GamesData, { locale, t }: ViewContext): StudioGamesView {
  const { studioId, storedBytes, maxStoredBytes, gameMaxSize, role } = studio;
  return {
    header: toStudioHeader(studio, locale),
    games: games.map(({ gameId, shortId, title, version }) => ({
      id: gameId,
      title,
      href: studioPaths.game(locale, gameId),
      shortId,
      version: version === "" ? t("studios.noRelease") : t("studios.version", { version }),
    })),
    pager: toPager(pagination, (page) => studioPaths.studio(locale, studioId, page)),
    storage: {
      used: storedBytes,
      max: maxStoredBytes,
      text: t("studios.stored", { used: formatBytes(storedBytes, locale), max: formatBytes(maxStoredBytes, locale) }),
    },
    maxGameSize: formatBytes(gameMaxSize * BYTES_PER_MEGABYTE, locale),
    canEdit: mayEdit(role),
  };
}
