import { deskPaths } from "~/desk-paths";
import { paths } from "~/paths";
import type { StudioChoice } from "~contract/calls/desk-studio-news";
import type { Game } from "~contract/entities/game";
import type { StudioNewsContent } from "~contract/entities/studio-news";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toContentEditor, toLocalizedFields, type ContentEditorView, type EditorData } from "./content-editor";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";

export type StudioNewsFormView = {
  studioId: string;
  languages: LanguageTextsView<"title" | "text">[];
  game: string;
  games: OptionView[];
};

/** `text` is the studio's name; without content there is no form. */
export type StudioNewsEditorView = ContentEditorView & { text: string; form: StudioNewsFormView | null };

export type StudioChoiceView = { search: string; problem: string | null; suggestions: OptionView[]; href: string };

type StudioGames = readonly Pick<Game, "gameId" | "title">[];
type NewsStudio = { name: string; games: StudioGames };

export function toStudioChoice(
  studios: readonly StudioChoice[],
  search: string,
  { locale, t }: ViewContext,
): StudioChoiceView {
  return {
    ...{ search, problem: search === "" ? null : t("desk.noStudio"), href: deskPaths.newNews(locale) },
    suggestions: studios.map(({ name }) => ({ value: name, label: name })),
  };
}

/** A new one has no texts yet. */
export function toStudioNewsForm(
  { studioId, title, text, gameId = null }: Partial<StudioNewsContent> & { studioId: string },
  games: StudioGames,
  view: ViewContext,
): StudioNewsFormView {
  return {
    ...{ studioId, game: gameId ?? "", games: toGames(gameId, games, view) },
    languages: toLanguageTexts(
      {
        title: toLocalizedFields(title ?? null, "desk.titleIn", view),
        text: toLocalizedFields(text ?? null, "desk.legalTextIn", view),
      },
      view,
    ),
  };
}

/** A game that players do not see stays chosen. */
function toGames(chosen: string | null, games: StudioGames, { t }: ViewContext): OptionView[] {
  const isHidden = chosen !== null && !games.some(({ gameId }) => gameId === chosen);
  return [
    { value: "", label: t("desk.noNewsGame") },
    ...games.map(({ gameId, title }) => ({ value: gameId, label: title })),
    ...(isHidden ? [{ value: chosen, label: t("desk.hiddenPicture") }] : []),
  ];
}

export function toStudioNewsEditor(
  data: EditorData<StudioNewsContent>,
  studio: NewsStudio | null,
  view: ViewContext,
): StudioNewsEditorView {
  const { details, subjectId } = data;
  const { published, draft } = details;
  const content = draft?.content ?? published;
  const { locale } = view;
  const shownPath = content ? paths.studio(locale, content.studioId) : paths.home(locale);
  const places = {
    title: content?.title.en ?? subjectId,
    listHref: deskPaths.news(locale),
    portalHref: published && shownPath,
  };
  return {
    ...toContentEditor(data, { ...places, kind: "studio-news", shownPath }, view),
    text: studio?.name ?? "",
    form: content && toStudioNewsForm(content, studio?.games ?? [], view),
  };
}
