import { deskPaths } from "~/desk-paths";
import { paths } from "~/paths";
import type { listTagChoices, TagChoice } from "~contract/calls/desk-tags";
import type { CallData } from "~contract/define-call";
import { tagIcon, type TagContent } from "~contract/entities/tag-content";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import {
  toContentEditor,
  toLocalizedFields,
  type ContentEditorView,
  type EditorData,
  type LocalizedFieldView,
} from "./content-editor";

export type TagFormView = {
  titles: LocalizedFieldView[];
  alias: string;
  displayOrder: string;
  icon: string;
  icons: OptionView[];
  /** Its alias, which no language changes. */
  parent: string;
  parents: OptionView[];
  synonyms: string;
};

export type TagEditorView = ContentEditorView & {
  form: TagFormView;
  others: OptionView[];
};

export type TagChoices = CallData<typeof listTagChoices>;

const NEW_TAG: TagContent = {
  ...{ alias: "", title: { en: "" }, displayOrder: 0, icon: null, parentTagId: null, synonyms: [] },
};

export function toTagForm(
  content: TagContent | null,
  { common, named }: TagChoices,
  view: ViewContext,
  ownId?: string,
): TagFormView {
  const { t } = view;
  const { alias, displayOrder, icon, parentTagId, synonyms } = content ?? NEW_TAG;
  const roots = common.filter((tag) => tag.parentTagId === null && tag.tagId !== ownId);
  const parent = named.find(({ tagId }) => tagId === parentTagId);
  return {
    titles: toLocalizedFields(content?.title ?? null, "desk.titleIn", view),
    ...{ alias, displayOrder: String(displayOrder), icon: icon ?? "", synonyms: synonyms.join("\n") },
    icons: [{ value: "", label: t("desk.noIcon") }, ...tagIcon.options.map((value) => ({ value, label: value }))],
    parent: parent?.alias ?? parentTagId ?? "",
    parents: roots.map(toOption),
  };
}

type TagEditorData = EditorData<TagContent> & { tags: TagChoices };

export function toTagEditor({ tags, ...data }: TagEditorData, view: ViewContext): TagEditorView {
  const { details, subjectId } = data;
  const { published, draft } = details;
  const content = draft?.content ?? published;
  const { locale } = view;
  const portalHref = published && paths.tag(locale, published.alias);
  const shownPath = content ? paths.tag(locale, content.alias) : paths.home(locale);
  const places = { title: content?.title.en ?? subjectId, listHref: deskPaths.tags(locale), portalHref };
  return {
    ...toContentEditor(data, { ...places, kind: "tag", shownPath }, view),
    form: toTagForm(content, tags, view, subjectId),
    others: tags.common.filter((tag) => tag.tagId !== subjectId).map(toOption),
  };
}

function toOption({ alias, title }: TagChoice): OptionView {
  return { value: alias, label: title };
}
