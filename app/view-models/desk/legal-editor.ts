import { deskPaths } from "~/desk-paths";
import { paths } from "~/paths";
import { legalPage, type LegalContent, type LegalPageName } from "~contract/entities/legal-content";
import type { ViewContext } from "../view-context";
import { fieldsByLanguage, toContentEditor, type ContentEditorView, type EditorData } from "./content-editor";
import { LEGAL_PAGE_TEXTS } from "./content-texts";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";

export type LegalEditorView = ContentEditorView & {
  tabs: { page: LegalPageName; label: string; href: string; isCurrent: boolean }[];
  languages: LanguageTextsView<"text">[];
};

type LegalData = EditorData<LegalContent> & { page: LegalPageName };

export function toLegalEditor({ page, ...data }: LegalData, view: ViewContext): LegalEditorView {
  const { locale, t } = view;
  const { published, draft } = data.details;
  const title = t(LEGAL_PAGE_TEXTS[page]);
  const portalHref = paths[page](locale);
  const places = { title, listHref: deskPaths.legalText(locale, page), portalHref };
  const texts = (draft?.content ?? published)?.text ?? null;
  return {
    ...toContentEditor(data, { ...places, kind: "legal-text", shownPath: portalHref }, view),
    tabs: legalPage.options.map((each) => ({
      ...{ page: each, label: t(LEGAL_PAGE_TEXTS[each]), isCurrent: each === page },
      href: deskPaths.legalText(locale, each),
    })),
    languages: toLanguageTexts(
      { text: fieldsByLanguage(texts, (language) => t("desk.legalTextIn", { language })) },
      view,
    ),
  };
}
