import { deskPaths } from "~/desk-paths";
import type { TextKey } from "~/i18n/text-keys";
import { localizedText } from "~/i18n/localized-text";
import { findControl, findTitle, placeText, type ControlPlace } from "~/rules/control-draft";
import type { WrittenControl, WrittenControls } from "~contract/entities/game-controls";
import type { ViewContext } from "../view-context";
import { fieldsByLanguage, type LocalizedFieldView } from "./content-editor";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";

type ControlField = "title" | "partTitle" | "action" | "input";

/** Which form stands beside the controls. */
export type ShownControlForm =
  { intent: "add-group" } | { intent: "add-part" | "add-control" | "save-title" | "save-control"; place: ControlPlace };

export type ControlFormView = {
  intent: ShownControlForm["intent"];
  subject?: string;
  title: string;
  button: string;
  languages: LanguageTextsView<string>[];
  /** By field. */
  helps: Record<string, string>;
  /** Leads back to a new group; null where that is the form. */
  closeHref: string | null;
  /** Of a group or part with all that it holds. */
  removal: { subject: string; button: string } | null;
};

const FIELD_TEXTS: Record<ControlField, TextKey> = {
  title: "desk.controlTitle",
  partTitle: "desk.controlPartTitle",
  action: "desk.controlAction",
  input: "desk.controlInput",
};

/** In the address. */
export type AskedPlaces = Record<"change" | "add", ControlPlace | null>;

type Place = { shown: ShownControlForm; gameId: string };
const GONE = "–";

/** A place that is gone by now keeps its form, with what was typed. */
export function toControlForm(groups: WrittenControls, { shown, gameId }: Place, view: ViewContext): ControlFormView {
  const { locale, t } = view;
  const { intent } = shown;
  const place = "place" in shown ? shown.place : null;
  const subject = place && placeText(place);
  const named = nameOf(groups, shown, view);
  const [title, button] = titlesOf(shown, named === "" ? GONE : named, view);
  return {
    ...{ intent, title, button, helps: helpsOf(shown, view) },
    ...(subject !== null && { subject }),
    languages: toLanguageTexts(fieldsOf(groups, shown, view), view),
    closeHref: place && deskPaths.gameControls(locale, gameId),
    removal:
      subject !== null && intent === "save-title" && named !== ""
        ? { subject, button: t("desk.removeOf", { title: named }) }
        : null,
  };
}

/** Empty where nothing is there. */
function nameOf(groups: WrittenControls, shown: ShownControlForm, { locale }: ViewContext): string {
  if (!("place" in shown)) return "";
  const { intent, place } = shown;
  const text = intent === "save-control" ? findControl(groups, place)?.action : findTitle(groups, place);
  const own = text ? controlText(text, locale) : "";
  const [group, part] = place;
  const above = part === undefined ? undefined : groups[group]?.title;
  return above && own !== "" && intent === "add-control" ? `${controlText(above, locale)} › ${own}` : own;
}

function titlesOf({ intent }: ShownControlForm, title: string, { t }: ViewContext): [title: string, button: string] {
  switch (intent) {
    case "add-group":
      return [t("desk.newControlGroup"), t("desk.addControlGroup")];
    case "add-part":
      return [t("desk.newControlPart", { title }), t("desk.addControlPart")];
    case "add-control":
      return [t("desk.newControl", { title }), t("desk.addControl")];
    default:
      return [t("desk.changeControl", { title }), t("desk.saveDraft")];
  }
}

function helpsOf({ intent, ...shown }: ShownControlForm, { t }: ViewContext): Record<string, string> {
  const isPart = intent === "add-part" || (intent === "save-title" && "place" in shown && isOfPart(shown.place));
  if (isPart) return { title: t("desk.controlPartHelp") };
  if (intent === "add-group") return { title: t("desk.controlTitleHelp"), partTitle: t("desk.controlPartHelp") };
  return intent === "save-title" ? {} : { input: t("desk.controlInputHelp") };
}

const isOfPart = ([, part]: ControlPlace) => part !== undefined;

type Fields = Record<string, LocalizedFieldView[]>;

function fieldsOf(groups: WrittenControls, shown: ShownControlForm, { t }: ViewContext): Fields {
  const field = (name: ControlField, text?: WrittenControl["action"]) =>
    fieldsByLanguage(text ?? null, (language) => t("desk.fieldIn", { field: t(FIELD_TEXTS[name]), language }));
  if (shown.intent === "add-group") return { title: field("title"), partTitle: field("partTitle") };
  const { intent, place } = shown;
  if (intent === "add-part") return { title: field("partTitle") };
  if (intent === "save-title") {
    return { title: field(isOfPart(place) ? "partTitle" : "title", findTitle(groups, place)) };
  }
  const control = intent === "save-control" ? findControl(groups, place) : undefined;
  return { action: field("action", control?.action), input: field("input", control?.input) };
}

/** What the address asks for; nonsense is a new group. */
export function shownControlForm({ change, add }: AskedPlaces): ShownControlForm {
  if (change) return { intent: change.length > 2 ? "save-control" : "save-title", place: change };
  if (add?.length === 1) return { intent: "add-part", place: add };
  if (add?.length === 2) return { intent: "add-control", place: add };
  return { intent: "add-group" };
}

export function controlText(text: WrittenControl["action"], locale: ViewContext["locale"]): string {
  return localizedText(text.en, text, locale);
}
