import { localizedText } from "~/i18n/localized-text";
import type { GameDetails } from "~contract/entities/game-details";
import type { LocalizedText } from "~contract/entities/identifiers";
import type { ViewContext } from "./view-context";

export type ControlView = { action: string; keys: string[] };
export type ControlGroupView = { title: string; controls: ControlView[] };

/** Alternatives are parted by a slash between spaces; a row of single signs is a row of keys. */
const ALTERNATIVES = " / ";
const ROW_OF_SIGNS = /^\S( \S)+$/;

/** How a game is steered, by device; what cannot be read in any language is left out. */
export function toGameControls(groups: GameDetails["gameControlGroups"], { locale }: Pick<ViewContext, "locale">) {
  const read = ({ value, translations }: LocalizedText) => localizedText(value, translations, locale);
  return groups
    .map(({ title, subgroups }): ControlGroupView => ({
      title: read(title),
      controls: subgroups
        .flatMap(({ controls }) => controls)
        .map(({ action, input }) => ({ action: read(action), keys: toKeys(read(input)) })),
    }))
    .filter(({ controls }) => controls.length > 0);
}

function toKeys(input: string): string[] {
  return input
    .split(ALTERNATIVES)
    .flatMap((alternative) => (ROW_OF_SIGNS.test(alternative) ? alternative.split(" ") : [alternative]))
    .filter((key) => key.trim() !== "");
}
