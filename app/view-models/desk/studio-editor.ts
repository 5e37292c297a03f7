import { deskPaths } from "~/desk-paths";
import { paths } from "~/paths";
import type { listGames } from "~contract/calls/games";
import type { CallData } from "~contract/define-call";
import { MAX_STUDIO_LINKS, type StudioContent } from "~contract/entities/studio-content";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toContentEditor, toLocalizedFields, type ContentEditorView, type EditorData } from "./content-editor";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";

export type StudioFormView = {
  name: string;
  languages: LanguageTextsView<"text">[];
  links: string;
  maxLinks: number;
  picture: string;
  pictures: OptionView[];
};

/** Null once there is no content left. */
export type StudioEditorView = ContentEditorView & { newsHref: string; form: StudioFormView | null };

type StudioGames = CallData<typeof listGames>["games"];
type StudioEditorData = EditorData<StudioContent> & { games: StudioGames };

export function toStudioEditor({ games, ...data }: StudioEditorData, view: ViewContext): StudioEditorView {
  const { locale } = view;
  const { details, subjectId } = data;
  const { published, draft } = details;
  const content = draft?.content ?? published;
  const shownPath = paths.studio(locale, subjectId);
  const portalHref = published && shownPath;
  const places = { title: content?.name ?? subjectId, listHref: deskPaths.studios(locale), portalHref };
  return {
    ...toContentEditor(data, { ...places, kind: "studio", shownPath }, view),
    newsHref: deskPaths.news(locale, { search: published?.name }),
    form: content && toStudioForm(content, games, view),
  };
}

function toStudioForm(content: StudioContent, games: StudioGames, view: ViewContext): StudioFormView {
  const { name, description, links, pictureGameId } = content;
  return {
    ...{ name, links: links.join("\n"), maxLinks: MAX_STUDIO_LINKS, picture: pictureGameId ?? "" },
    languages: toLanguageTexts({ text: toLocalizedFields(description, "desk.textIn", view) }, view),
    pictures: toPictures(pictureGameId, games, view),
  };
}

/** A game that players do not see stays chosen. */
function toPictures(chosen: string | null, games: StudioGames, { t }: ViewContext): OptionView[] {
  const isHidden = chosen !== null && !games.some(({ gameId }) => gameId === chosen);
  return [
    { value: "", label: t("desk.noPicture") },
    ...games.map(({ gameId, title }) => ({ value: gameId, label: title })),
    ...(isHidden ? [{ value: chosen, label: t("desk.hiddenPicture") }] : []),
  ];
}
