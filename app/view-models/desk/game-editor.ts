import { deskPaths } from "~/desk-paths";
import { paths } from "~/paths";
import { studioPaths } from "~/studio-paths";
import type { getGameReadiness, MissingForGame } from "~contract/calls/desk-games";
import type { CallData } from "~contract/define-call";
import type { GameContent } from "~contract/entities/game-content";
import type { ViewContext } from "../view-context";
import { toContentEditor, type ContentEditorView, type EditorData } from "./content-editor";
import { toGameForm, type GameFormView } from "./game-form";
import type { TagChoices } from "./tag-editor";

type MissingView = { code: MissingForGame; text: string };

export type GameEditorView = ContentEditorView & {
  studio: string;
  /** Null once there is no content left. */
  form: GameFormView | null;
  /** What is missing, by who mends it. */
  missingHere: MissingView[];
  missingAtStudio: MissingView[];
  isStopped: boolean;
  studioHref: string;
  picturesHref: string;
  controlsHref: string;
  achievementsHref: string;
};

type GameEditorData = EditorData<GameContent> & {
  tags: TagChoices;
  readiness: CallData<typeof getGameReadiness>;
};

const OF_THE_STUDIO: ReadonlySet<MissingForGame> = new Set(["no_release_for_track", "rights_not_declared"]);

export function toGameEditor({ tags, readiness, ...data }: GameEditorData, view: ViewContext): GameEditorView {
  const { locale, t } = view;
  const { details, subjectId } = data;
  const { published, hidden, draft } = details;
  const content = draft?.content ?? published ?? hidden;
  const { studioName, shortId, mangledTitle, missing, isStopped } = readiness;
  const address = { gameId: subjectId, gameShortId: shortId, mangledTitle };
  const shownPath = paths.game(locale, address);
  const portalHref = published && shownPath;
  const places = { title: content?.title ?? subjectId, listHref: deskPaths.games(locale), portalHref };
  const views = missing.map((code) => ({ code, text: t(`desk.missing.${code}`) }));
  return {
    ...toContentEditor(data, { ...places, kind: "game", shownPath }, view),
    ...{ studio: studioName, isStopped, studioHref: studioPaths.game(locale, subjectId) },
    ...{
      picturesHref: deskPaths.gamePictures(locale, subjectId),
      controlsHref: deskPaths.gameControls(locale, subjectId),
      achievementsHref: deskPaths.gameAchievements(locale, subjectId),
    },
    form: content ? toGameForm(content, tags, view) : null,
    missingHere: views.filter(({ code }) => !OF_THE_STUDIO.has(code)),
    missingAtStudio: views.filter(({ code }) => OF_THE_STUDIO.has(code)),
  };
}
