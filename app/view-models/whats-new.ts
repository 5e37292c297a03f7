import { formatDate } from "~/i18n/format-date";
import { localizedText } from "~/i18n/localized-text";
import type { GameDetails } from "~contract/entities/game-details";
import { toSafeHtml, type SafeHtml } from "./safe-html";
import type { ViewContext } from "./view-context";

export type WhatsNewView = { title: string; date: string; notes: SafeHtml };

/** Notes of the version that is played; null without any that can be read. */
export function toWhatsNew({ whatsNew }: Pick<GameDetails, "whatsNew">, view: ViewContext): WhatsNewView | null {
  if (!whatsNew) return null;
  const { version, date, notes } = whatsNew;
  const text = localizedText(notes.value, notes.translations, view.locale);
  // In markdown, two spaces keep a line's end.
  const safeNotes = toSafeHtml(text.replaceAll("\n", "  \n"), view.locale);
  return safeNotes && { title: view.t("game.whatsNew", { version }), date: formatDate(date, view), notes: safeNotes };
}
