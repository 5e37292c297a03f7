import { formatDate } from "~/i18n/format-date";
import { localizedText } from "~/i18n/localized-text";
import type { GameDetails } from "~contract/entities/game-details";
import type { ViewContext } from "./view-context";

export type WhatsNewView = { title: string; date: string; text: string };

/** Notes of the version that is played; null without any that can be read. */
export function toWhatsNew({ whatsNew }: Pick<GameDetails, "whatsNew">, view: ViewContext): WhatsNewView | null {
  if (!whatsNew) return null;
  const { version, date, notes } = whatsNew;
  const text = localizedText(notes.value, notes.translations, view.locale).trim();
  return text === "" ? null : { title: view.t("game.whatsNew", { version }), date: formatDate(date, view), text };
}
