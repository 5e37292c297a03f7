import { deskPaths } from "~/desk-paths";
import { playerPaths } from "~/player-paths";
import type { QuestContent } from "~contract/entities/quest-content";
import type { ViewContext } from "../view-context";
import { toContentEditor, type ContentEditorView, type EditorData } from "./content-editor";
import { QUEST_TYPE_TEXTS } from "./quest-labels";
import { toQuestForm, type QuestChoices, type QuestFormView } from "./quest-form";

/** The search for a game whose pictures the form offers. */
export type PictureSearchView = { search: string; href: string };

export type QuestEditorView = ContentEditorView & {
  text: string;
  form: QuestFormView;
  pictures: PictureSearchView;
  codesHref: string;
};

type QuestEditorData = EditorData<QuestContent> & { choices: QuestChoices; search: string };

export function toQuestEditor({ choices, search, ...data }: QuestEditorData, view: ViewContext): QuestEditorView {
  const { locale, t } = view;
  const { details, subjectId } = data;
  const { published, draft } = details;
  const content = draft?.content ?? published;
  const shownPath = playerPaths.quests(locale);
  const portalHref = published && shownPath;
  const places = { title: content?.title.en ?? subjectId, listHref: deskPaths.quests(locale), portalHref };
  return {
    ...toContentEditor(data, { ...places, kind: "quest", shownPath }, view),
    text: content ? t(QUEST_TYPE_TEXTS[content.questType]) : "",
    form: toQuestForm(content, choices, view),
    pictures: { search, href: deskPaths.quest(locale, subjectId) },
    codesHref: deskPaths.questCodes(locale, subjectId),
  };
}
