import { deskPaths } from "~/desk-paths";
import type { Figures } from "~contract/entities/figures";
import { toFiguresPage, type FiguresPageView } from "../figures/figures-page";
import type { ViewContext } from "../view-context";

export type DeskFiguresView = {
  title: string;
  /** From the portal to the studio of a game. */
  trail: { label: string; href: string }[];
  page: FiguresPageView;
};

type Chosen = {
  days?: number;
  from?: string;
  to?: string;
  studioId?: string;
};

export function toDeskFigures(figures: Figures, chosen: Chosen, view: ViewContext): DeskFiguresView {
  const { locale, t } = view;
  const { studio, game } = figures;
  const { from, to } = chosen;
  const range = { days: chosen.days === undefined ? undefined : String(chosen.days), from, to };
  const studioId = game === null ? studio?.studioId : undefined;
  const ofGame = { game: game?.shortId, studio: studioId };
  const portal = { label: t("figures.portal"), href: deskPaths.figures(locale, range) };
  const ofStudio = {
    label: studio?.name ?? "",
    href: deskPaths.figures(locale, { ...range, studio: studio?.studioId }),
  };
  const place = {
    hrefOf: ({ game: other, ...choice }: Parameters<Parameters<typeof toFiguresPage>[1]["hrefOf"]>[0]) =>
      deskPaths.figures(locale, { ...choice, game: other, studio: other ? undefined : studioId }),
    fileHref: deskPaths.figuresFile(locale, { ...range, ...ofGame }),
    action: deskPaths.figures(locale),
    game: game?.shortId,
    studio: studioId,
    hasGameField: studioId === undefined,
  };
  return {
    title: game?.title ?? studio?.name ?? t("figures.portal"),
    trail: [...(studio ? [portal] : []), ...(game ? [ofStudio] : [])],
    page: toFiguresPage(figures, place, view),
  };
}
