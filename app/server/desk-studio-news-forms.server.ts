import { deskPaths } from "~/desk-paths";
import { STUDIO_NEWS_CALLS } from "~contract/calls/desk-studio-news";
import { studioNewsContent, type StudioNewsContent } from "~contract/entities/studio-news";
import {
  changeContent,
  createContent,
  localizedFields,
  SAVING_FIELDS,
  type ContentForms,
} from "./desk-content-forms.server";
import type { DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";

const { shape } = studioNewsContent;

const saving = studioNewsContent
  .extend({
    ...SAVING_FIELDS,
    title: localizedFields(shape.title),
    text: localizedFields(shape.text),
    gameId: shape.gameId.optional(),
  })
  .transform(({ then, version, studioId, title, text, gameId = null }) => ({
    ...{ then, version },
    content: { studioId, title, text, gameId },
  }));

const STUDIO_NEWS_FORMS = {
  calls: STUDIO_NEWS_CALLS,
  saving,
  titleOf: ({ title }) => title.en,
  listPath: (locale) => deskPaths.news(locale),
  editorPath: deskPaths.newsPiece,
} satisfies ContentForms<StudioNewsContent>;

export function createStudioNews(page: PageContext, form: DeskForm) {
  return createContent(page, form, STUDIO_NEWS_FORMS);
}

export function changeStudioNews(page: PageContext, form: DeskForm, newsId: string) {
  return changeContent(page, form, STUDIO_NEWS_FORMS, newsId);
}
