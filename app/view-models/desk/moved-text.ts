import type { Translate } from "~/i18n/text-keys";
import type { Move } from "~/rules/changed-parts";

/** Among others that have moved as well, the place may be the same. */
export function movedText({ from, to }: Move, t: Translate): string {
  return from === to ? t("desk.moved") : t("desk.movedFromTo", { from, to });
}
