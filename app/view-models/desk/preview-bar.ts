import { deskPaths, editorPath } from "~/desk-paths";
import { countryName } from "~/i18n/country-name";
import { formatMoment } from "~/i18n/format-date";
import { formatList } from "~/i18n/format-list";
import { LANGUAGE_NAMES, type Locale } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import type { PreviewSettings } from "~/rules/preview-address";
import type { beginPreview, PreviewedDraft } from "~contract/calls/desk-preview";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { failureText } from "./content-state";
import { pageName } from "./page-list";

export type PreviewBarView = {
  locale: Locale;
  label: string;
  /** "Preview: 3 Dec 2026, 10:00 UTC · visitor · Deutsch · draft: Home". */
  text: string;
  /** Drafts that cannot be published then. */
  failures: string[];
  back: { href: string; label: string };
};

type ShownPreview = CallData<typeof beginPreview> & { settings: PreviewSettings };
type Viewed = { shown: Locale; view: ViewContext };

const MAX_NAMES = 3;

export const VIEWER_TEXTS: Record<PreviewSettings["viewer"], TextKey> = {
  visitor: "desk.previewVisitor",
  player: "desk.previewPlayer",
};

export function toPreviewBar({ settings, at, drafts }: ShownPreview, { shown, view }: Viewed): PreviewBarView {
  const { locale, t } = view;
  const moment = settings.at === undefined ? t("desk.previewNow") : formatMoment(at, locale);
  const published = drafts.filter(({ failure }) => failure === null);
  const { kind, subjectId } = settings;
  const isOfOne = kind !== undefined && subjectId !== undefined;
  const country = settings.country === undefined ? "" : countryName(settings.country, locale);
  const parts = [moment, t(VIEWER_TEXTS[settings.viewer]), country, LANGUAGE_NAMES[shown], draftsText(published, view)];
  return {
    ...{ locale, label: t("desk.preview") },
    text: t("desk.previewOf", { what: parts.filter(Boolean).join(" · ") }),
    failures: drafts.flatMap(({ failure, ...draft }) =>
      failure === null ? [] : t("desk.previewFailed", { name: nameOf(draft, view), reason: failureText(failure, t) }),
    ),
    back: isOfOne
      ? { href: editorPath(locale, kind, subjectId), label: t("desk.backToEditor") }
      : { href: deskPaths.home(locale), label: t("desk.backToDesk") },
  };
}

function draftsText(drafts: readonly PreviewedDraft[], view: ViewContext): string {
  const { locale, t } = view;
  if (drafts.length === 0) return t("desk.previewNoDrafts");
  const names = drafts.slice(0, MAX_NAMES).map((draft) => nameOf(draft, view));
  const count = drafts.length;
  const all = count > MAX_NAMES ? [...names, t("desk.previewMore", { number: String(count - MAX_NAMES) })] : names;
  return t("desk.previewDraftsOf", { names: formatList(all, locale) });
}

function nameOf({ kind, name }: Pick<PreviewedDraft, "kind" | "name">, { t }: ViewContext): string {
  return kind === "page" ? pageName(name, t) : name;
}
