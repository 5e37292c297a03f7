import { studioPaths } from "~/studio-paths";
import type { Figures } from "~contract/entities/figures";
import { toFiguresPage, type FiguresPageView } from "../figures/figures-page";
import type { ViewContext } from "../view-context";
import { toStudioHeader, type StudioHeaderView } from "./studio-header";

export type StudioFiguresView = {
  header: StudioHeaderView;
  documentTitle: string;
  title: string;
  /** From one game back to all of them. */
  allGames: { label: string; href: string } | null;
  page: FiguresPageView;
};

type Chosen = { studioId: string; days?: number; from?: string; to?: string };

export function toStudioFigures(figures: Figures, chosen: Chosen, view: ViewContext): StudioFiguresView {
  const { locale, t } = view;
  const { studio, game } = figures;
  const { studioId, from, to } = chosen;
  const range = { days: chosen.days === undefined ? undefined : String(chosen.days), from, to };
  const name = studio?.name ?? "";
  const title = game?.title ?? t("figures.title");
  const place = {
    hrefOf: (choice: Record<string, string | undefined>) => studioPaths.figures(locale, studioId, choice),
    fileHref: studioPaths.figuresFile(locale, studioId, { ...range, game: game?.shortId }),
    action: studioPaths.figures(locale, studioId),
    game: game?.shortId,
    hasGameField: false,
  };
  return {
    header: toStudioHeader({ studioId, name }, locale),
    ...{ documentTitle: `${name} · ${title}`, title },
    allGames: game && { label: t("figures.allGames"), href: studioPaths.figures(locale, studioId, range) },
    page: toFiguresPage(figures, place, view),
  };
}
