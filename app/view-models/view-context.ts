import type { Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/text-keys";

/** What every view model may need beside its data: the viewer's language, its texts and the time of the request. */
export type ViewContext = { locale: Locale; t: Translate; now: Date };
