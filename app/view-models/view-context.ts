import type { Locale } from "~/i18n/locales";
import type { PlaceholderOf } from "~/rules/placeholder";
import type { Translate } from "~/i18n/text-keys";

export type ViewContext = {
  locale: Locale;
  t: Translate;
  now: Date;
  /** Of a page template: makes what stands for a value of the player. */
  placeholderOf?: PlaceholderOf | undefined;
};
