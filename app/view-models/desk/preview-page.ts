import { deskPaths, editorPath } from "~/desk-paths";
import { countryNames } from "~/i18n/country-name";
import { LANGUAGE_NAMES, LOCALES, type Locale } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { withLocale } from "~/rules/locale-path";
import { PREVIEW_MODES, PREVIEW_VIEWERS, previewPrefix, type PreviewSettings } from "~/rules/preview-address";
import { isThemeId, THEME_NAMES, type ThemeId } from "~/rules/theme-names";
import type { PreviewDrafts } from "~contract/calls/desk-preview";
import type { ContentKindName } from "~contract/entities/draft";
import type { OptionView, SelectView } from "../select";
import type { ViewContext } from "../view-context";
import { VIEWER_TEXTS } from "./preview-bar";

export const PREVIEW_WIDTHS = ["DESKTOP", "PHONE"] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];
export const THEMES = Object.keys(THEME_NAMES).filter(isThemeId);

type PreviewForm = {
  path: string;
  viewer: PreviewSettings["viewer"];
  /** Of a player; undefined: that of the profile. */
  country: string | undefined;
  /** The language of the page. */
  shown: Locale;
  width: PreviewWidth;
  theme: ThemeId | undefined;
  mode: PreviewSettings["mode"];
  /** `at` is undefined for what is no moment. */
  moment: { typed: string; at: string | undefined };
  drafts: PreviewDrafts;
  subject: { kind: ContentKindName; subjectId: string } | null;
};

export type PreviewPageView = {
  href: string;
  selects: SelectView[];
  at: string;
  atProblem: string | undefined;
  /** Of what was edited before. */
  subject: PreviewForm["subject"];
  editorHref: string | null;
  isPhone: boolean;
  /** The address of the page in the preview. */
  shownHref: string;
};

const WIDTH_TEXTS: Record<PreviewWidth, TextKey> = {
  DESKTOP: "desk.previewDesktop",
  PHONE: "desk.previewPhone",
};
const MODE_TEXTS: Record<PreviewSettings["mode"], TextKey> = {
  light: "themes.light",
  dark: "themes.dark",
  system: "themes.system",
};
const DRAFT_TEXTS: Record<PreviewDrafts, TextKey> = {
  DUE: "desk.previewDue",
  ONE: "desk.previewOne",
  ALL: "desk.previewAll",
};

export function toPreviewPage(form: PreviewForm, view: ViewContext): PreviewPageView {
  const { locale, t } = view;
  const { path, viewer, country, shown, width, theme, mode, moment, drafts, subject } = form;
  const settings: PreviewSettings = {
    ...{ viewer, language: locale, mode, drafts: subject === null && drafts === "ONE" ? "DUE" : drafts },
    ...(theme !== undefined && { theme }),
    ...(viewer === "player" && country !== undefined && { country }),
    ...(moment.at !== undefined && { at: moment.at }),
    ...subject,
  };
  return {
    ...{ href: deskPaths.preview(locale), selects: toSelects(form, view), subject, isPhone: width === "PHONE" },
    at: moment.typed,
    atProblem: moment.typed !== "" && moment.at === undefined ? t("desk.previewNoMoment") : undefined,
    editorHref: subject && editorPath(locale, subject.kind, subject.subjectId),
    shownHref: previewPrefix(settings) + withLocale(shown, path),
  };
}

function toSelects(form: PreviewForm, view: ViewContext): SelectView[] {
  const { t } = view;
  const { viewer, country = "", shown, width, theme = "", mode, drafts, subject } = form;
  const shownDrafts = (["DUE", "ONE", "ALL"] as const).filter((which) => which !== "ONE" || subject);
  const named = <Value extends string>(values: readonly Value[], textOf: (value: Value) => string): OptionView[] =>
    values.map((value) => ({ value, label: textOf(value) }));
  return [
    { name: "path", label: t("desk.page"), chosen: form.path, options: pageOptions(form.path, view) },
    {
      ...{ name: "drafts", label: t("desk.previewDrafts"), chosen: drafts },
      options: named(shownDrafts, (which) => t(DRAFT_TEXTS[which])),
    },
    {
      ...{ name: "viewer", label: t("desk.previewViewer"), chosen: viewer },
      options: named(PREVIEW_VIEWERS, (one) => t(VIEWER_TEXTS[one])),
    },
    { name: "country", label: t("desk.previewCountry"), chosen: country, options: countryOptions(view) },
    {
      ...{ name: "language", label: t("desk.previewLanguage"), chosen: shown },
      options: named(LOCALES, (one) => LANGUAGE_NAMES[one]),
    },
    {
      ...{ name: "width", label: t("desk.previewWidth"), chosen: width },
      options: named(PREVIEW_WIDTHS, (one) => t(WIDTH_TEXTS[one])),
    },
    {
      ...{ name: "theme", label: t("themes.theme"), chosen: theme },
      options: [{ value: "", label: t("desk.previewNoTheme") }, ...named(THEMES, (one) => THEME_NAMES[one])],
    },
    {
      ...{ name: "mode", label: t("themes.mode"), chosen: mode },
      options: named(PREVIEW_MODES, (one) => t(MODE_TEXTS[one])),
    },
  ];
}

function countryOptions({ locale, t }: ViewContext): OptionView[] {
  const countries = countryNames(locale).map(({ code, name }) => ({ value: code, label: name }));
  return [{ value: "", label: t("desk.previewOwnCountry") }, ...countries];
}

/** The page that was asked for is among them. */
function pageOptions(path: string, { t }: ViewContext): OptionView[] {
  const options = [
    { value: paths.home("en"), label: t("desk.page.home") },
    { value: paths.discover("en"), label: t("desk.page.discover") },
    { value: paths.challenges("en"), label: t("desk.challenges") },
    { value: paths.events("en"), label: t("desk.page.events") },
  ];
  return options.some(({ value }) => value === path) ? options : [{ value: path, label: path }, ...options];
}
