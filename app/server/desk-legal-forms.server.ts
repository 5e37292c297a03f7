import { deskPaths } from "~/desk-paths";
import { LEGAL_PAGE_TEXTS } from "~/view-models/desk/content-texts";
import { LEGAL_TEXT_CALLS } from "~contract/calls/desk-site";
import { LEGAL_TEXT_IDS, legalContent, type LegalContent, type LegalPageName } from "~contract/entities/legal-content";
import { changeContent, localizedFields, SAVING_FIELDS, type ContentForms } from "./desk-content-forms.server";
import type { DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";

const fields = legalContent
  .omit({ page: true })
  .extend({ ...SAVING_FIELDS, text: localizedFields(legalContent.shape.text) });

export function changeLegalText(context: PageContext, form: DeskForm, page: LegalPageName) {
  const forms = {
    calls: LEGAL_TEXT_CALLS,
    saving: fields.transform(({ then, version, text }) => ({ then, version, content: { page, text } })),
    titleOf: () => context.t(LEGAL_PAGE_TEXTS[page]),
    listPath: (locale) => deskPaths.legalText(locale, page),
    editorPath: (locale) => deskPaths.legalText(locale, page),
  } satisfies ContentForms<LegalContent>;
  return changeContent(context, form, forms, LEGAL_TEXT_IDS[page]);
}
