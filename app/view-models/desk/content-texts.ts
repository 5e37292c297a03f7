import type { TextKey } from "~/i18n/text-keys";
import type { platform } from "~contract/entities/game";
import type { AgeRating } from "~contract/entities/game-details";
import type { LegalPageName } from "~contract/entities/legal-content";
import type { EntryField, PageSection } from "~contract/entities/page-content";
import type * as z from "zod";
import { AGE_TEXTS } from "../game-facts";

/** Words for values of content that are one of a few, for forms, comparisons and the log. */
export const AGE_RATING_TEXTS: Record<AgeRating, TextKey> = { NOT_SET: "desk.ageNotSet", ...AGE_TEXTS };

export const PLATFORM_TEXTS: Record<z.output<typeof platform>, TextKey> = {
  DESKTOP: "game.platform.desktop",
  MOBILE: "game.platform.mobile",
};

export const AUDIENCE_TEXTS: Record<PageSection["visibleFor"], TextKey> = {
  ALL_USERS: "desk.audience.ALL_USERS",
  GUESTS: "desk.audience.GUESTS",
  SIGNED_IN_USERS: "desk.audience.SIGNED_IN_USERS",
};

export const DEVICE_TEXTS: Record<PageSection["devices"], TextKey> = {
  ALL: "desk.devices.ALL",
  PHONE: "desk.devices.PHONE",
  DESKTOP: "desk.devices.DESKTOP",
};

export const BREAKPOINT_TEXTS = {
  mobile: "desk.breakpoint.mobile",
  tablet: "desk.breakpoint.tablet",
  desktop: "desk.breakpoint.desktop",
} as const satisfies Record<string, TextKey>;

export const LEGAL_PAGE_TEXTS: Record<LegalPageName, TextKey> = {
  legal: "desk.legal.legal",
  terms: "desk.legal.terms",
};

export const ENTRY_FIELD_TEXTS: Record<EntryField, TextKey> = {
  Title: "desk.entryField.title",
  Headline: "desk.entryField.headline",
  Subheading: "desk.entryField.subheading",
  Description: "desk.entryField.description",
  "Button text": "desk.entryField.buttonText",
  "Faq question": "desk.entryField.faqQuestion",
  "Faq answer": "desk.entryField.faqAnswer",
  "Cover images": "desk.picture",
  "Icon url": "desk.icon",
  Link: "desk.entryField.link",
  Breakpoint: "desk.entryField.breakpoint",
  "Start day": "desk.entryField.startDay",
  "End day": "desk.entryField.endDay",
};
