import { localizedText } from "~/i18n/localized-text";
import type { GameDetails } from "~contract/entities/game-details";
import type { LocalizedText } from "~contract/entities/identifiers";
import type { ViewContext } from "./view-context";

export type ControlView = { action: string; keys: string[] };
/** `title` is empty in a group with a single part. */
export type ControlPartView = { title: string; controls: ControlView[] };
export type ControlGroupView = { title: string; parts: ControlPartView[] };

type Subgroup = GameDetails["gameControlGroups"][number]["subgroups"][number];

/** " / " separates alternatives; single characters separated by spaces are a row of keys. */
const ALTERNATIVES = " / ";
const ROW_OF_KEYS = /^\S( \S)+$/;

/** Several inputs for an action are merged; controls without text in any language are omitted. */
export function toGameControls(
  groups: GameDetails["gameControlGroups"],
  { locale }: Pick<ViewContext, "locale">,
): ControlGroupView[] {
  const read = ({ value, translations }: LocalizedText) => localizedText(value, translations, locale);
  const toPart = ({ title, controls }: Subgroup): ControlPartView => {
    const keysByAction = new Map<string, Set<string>>();
    for (const { action, input } of controls) {
      const name = read(action);
      const keys = keysByAction.get(name) ?? new Set();
      for (const key of toKeys(read(input))) keys.add(key);
      if (name !== "" && keys.size > 0) keysByAction.set(name, keys);
    }
    return { title: read(title), controls: [...keysByAction].map(([action, keys]) => ({ action, keys: [...keys] })) };
  };
  return groups
    .map(({ title, subgroups }): ControlGroupView => {
      const parts = subgroups.map(toPart).filter(({ controls }) => controls.length > 0);
      const [only] = parts;
      return { title: read(title), parts: only && parts.length === 1 ? [{ ...only, title: "" }] : parts };
    })
    .filter(({ parts }) => parts.length > 0);
}

function toKeys(input: string): string[] {
  return input
    .split(ALTERNATIVES)
    .flatMap((alternative) => (ROW_OF_KEYS.test(alternative) ? alternative.split(" ") : [alternative.trim()]))
    .filter((key) => key !== "");
}
