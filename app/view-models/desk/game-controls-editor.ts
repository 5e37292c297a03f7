import { deskPaths } from "~/desk-paths";
import { LOCALES } from "~/i18n/locales";
import { placeText, type ControlPlace } from "~/rules/control-draft";
import type { ContentDetails } from "~contract/entities/draft";
import type { GameContent } from "~contract/entities/game-content";
import {
  MAX_CONTROL_PARTS,
  MAX_CONTROLS,
  type WrittenControl,
  type WrittenControls,
} from "~contract/entities/game-controls";
import type { ViewContext } from "../view-context";
import { controlText, shownControlForm, toControlForm, type AskedPlaces, type ControlFormView } from "./control-form";

type PlacedView = {
  /** As in forms and addresses. */
  place: string;
  name: string;
  changeHref: string;
};
/** `gaps` says how many texts there are; null where none is missing. */
export type ControlRowView = PlacedView & { input: string; gaps: string | null };
/** `addHref` is null where no more fit in. */
export type ControlPartRowView = PlacedView & { controls: ControlRowView[]; addHref: string | null };
export type ControlGroupRowView = PlacedView & { parts: ControlPartRowView[]; addHref: string | null };

export type GameControlsEditorView = {
  title: string;
  trail: { label: string; href: string }[];
  version: string;
  mayChange: boolean;
  /** The game has some that no editor could have written. */
  areUnshown: boolean;
  groups: ControlGroupRowView[];
  form: ControlFormView;
};

type Details = Pick<ContentDetails<GameContent>, "version" | "draft" | "published" | "hidden">;
type ControlsData = { details: Details; gameId: string; mayChange: boolean; asked: AskedPlaces };

/** Undefined where the draft says nothing of them, nor what it begins with. */
export function controlsOf({ draft, published, hidden }: Omit<Details, "version">): WrittenControls | undefined {
  return draft?.content.controlGroups ?? (published ?? hidden)?.controlGroups;
}

export function toGameControlsEditor(data: ControlsData, view: ViewContext): GameControlsEditorView {
  const { details, gameId, mayChange, asked } = data;
  const { locale, t } = view;
  const content = details.draft?.content ?? details.published ?? details.hidden;
  const title = content?.title ?? gameId;
  const written = controlsOf(details);
  const groups = written ?? [];
  return {
    title: t("desk.gameControlsOf", { title }),
    trail: [
      { label: t("desk.games"), href: deskPaths.games(locale) },
      { label: title, href: deskPaths.game(locale, gameId) },
    ],
    ...{ version: details.version, mayChange, areUnshown: written === undefined },
    groups: groups.map((_, index) => toGroup(groups, index, { gameId, view })),
    form: toControlForm(groups, { shown: shownControlForm(asked), gameId }, view),
  };
}

type Context = { gameId: string; view: ViewContext };

function toPlaced(place: ControlPlace, text: WrittenControl["action"], { gameId, view: { locale } }: Context) {
  const change = placeText(place);
  const changeHref = `${deskPaths.gameControls(locale, gameId, { change })}#form`;
  return { place: change, name: controlText(text, locale), changeHref };
}

function addHref(place: ControlPlace, { gameId, view: { locale } }: Context): string {
  return `${deskPaths.gameControls(locale, gameId, { add: placeText(place) })}#form`;
}

function toGroup(groups: WrittenControls, index: number, context: Context): ControlGroupRowView {
  const { title = { en: "" }, subgroups = [] } = groups[index] ?? {};
  return {
    ...toPlaced([index], title, context),
    addHref: subgroups.length < MAX_CONTROL_PARTS ? addHref([index], context) : null,
    parts: subgroups.map((part, at) => ({
      ...toPlaced([index, at], part.title, context),
      addHref: part.controls.length < MAX_CONTROLS ? addHref([index, at], context) : null,
      controls: part.controls.map((control, last) => toControl(control, [index, at, last], context)),
    })),
  };
}

function toControl({ action, input }: WrittenControl, place: ControlPlace, context: Context): ControlRowView {
  const { locale, t } = context.view;
  const count = Object.keys(action).length + Object.keys(input).length;
  const all = 2 * LOCALES.length;
  return {
    ...toPlaced(place, action, context),
    input: controlText(input, locale),
    gaps: count < all ? t("desk.languagesOf", { count, all }) : null,
  };
}
