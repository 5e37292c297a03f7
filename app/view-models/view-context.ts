import type { Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/text-keys";

export type ViewContext = { locale: Locale; t: Translate; now: Date };
