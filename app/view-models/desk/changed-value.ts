import { countryName } from "~/i18n/country-name";
import { BYTES_PER_MEGABYTE } from "~/i18n/format-bytes";
import { formatDay, formatMoment } from "~/i18n/format-date";
import { isLocale, LANGUAGE_NAMES } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import { FREE_ID, type AuditValues } from "~contract/entities/audit-entry";
import { ageRating } from "~contract/entities/game-details";
import { legalPage } from "~contract/entities/legal-content";
import { questPayment } from "~contract/entities/quest-content";
import { questType } from "~contract/entities/quest";
import { sectionDevices, sectionVisibility } from "~contract/entities/section";
import { stickerPicture } from "~contract/entities/sticker-content";
import { wordMatch } from "~contract/entities/refused-word";
import { brokenRule, sanctionKind } from "~contract/entities/sanction";
import { staffPermission, staffRole } from "~contract/entities/staff";
import { KIND_TEXTS, RULE_TEXTS } from "../sanction-texts";
import type { ViewContext } from "../view-context";
import { SECTION_PREFIX } from "./changed-field-label";
import {
  AGE_RATING_TEXTS,
  AUDIENCE_TEXTS,
  BREAKPOINT_TEXTS,
  DEVICE_TEXTS,
  LEGAL_PAGE_TEXTS,
  PLATFORM_TEXTS,
} from "./content-texts";
import { roomText } from "./game-features";
import { PERMISSION_TEXTS, staffRoleText } from "./desk-frame";
import { PAYMENT_TEXTS, QUEST_TYPE_TEXTS } from "./quest-labels";
import { rewardLine } from "./quest-rewards";
import { withCountryNames } from "./section-countries";
import { customTypeText, sectionTypeText } from "./section-type";
import { STICKER_PICTURE_TEXTS } from "./sticker-texts";
import { WORD_MATCH_TEXTS } from "./word-texts";

/** By id; null where nothing of that id is known any more. */
export type NamesById = ReadonlyMap<string, string | null>;
export type NamingContext = Pick<ViewContext, "locale" | "t"> & { names: NamesById };

type ToWords = (value: string, context: NamingContext) => string | undefined;

const toMoment: ToWords = (value, { locale }) => formatMoment(value, locale);
const toDay: ToWords = (value, { locale }) => formatDay(value, locale);
const toCountry: ToWords = (value, { locale }) => countryName(value, locale);
const toMegabytes: ToWords = (value) => String(Math.round(Number(value) / BYTES_PER_MEGABYTE));

/** For values that are one of a few. */
function oneOf<Choice extends string>(
  choices: { options: readonly Choice[] },
  texts: Readonly<Record<Choice, TextKey>>,
): ToWords {
  return (value, { t }) => {
    const choice = choices.options.find((candidate) => candidate === value);
    return choice === undefined ? undefined : t(texts[choice]);
  };
}

const playersWords: ToWords = (value, { t }) => roomText(Number(value), t);

/** By field; all other values are words already. */
const WORDS: Readonly<Record<string, ToWords | undefined>> = {
  role: (value, { t }) => {
    const role = staffRole.safeParse(value).data;
    return role && staffRoleText(role, t);
  },
  ...{ startsAt: toMoment, endsAt: toMoment, releaseDate: toMoment, "Start day": toDay, "End day": toDay },
  ...{ claimStartsAt: toMoment, claimEndsAt: toMoment, expiryDate: toMoment, validFrom: toMoment },
  ...{ maxStoredBytes: toMegabytes, maxBytes: toMegabytes, maxFileBytes: toMegabytes },
  locales: (value) => (isLocale(value) ? LANGUAGE_NAMES[value] : undefined),
  ...{ countries: toCountry, exceptCountries: toCountry },
  mode: (value, { t }) => (value === "" ? t("desk.usualMode") : value),
  platforms: oneOf({ options: ["DESKTOP", "MOBILE"] }, PLATFORM_TEXTS),
  ageRating: oneOf(ageRating, AGE_RATING_TEXTS),
  questType: oneOf(questType, QUEST_TYPE_TEXTS),
  maxPlayers: playersWords,
  payment: oneOf(questPayment, PAYMENT_TEXTS),
  page: oneOf(legalPage, LEGAL_PAGE_TEXTS),
  visibleFor: oneOf(sectionVisibility, AUDIENCE_TEXTS),
  devices: oneOf(sectionDevices, DEVICE_TEXTS),
  Breakpoint: oneOf({ options: ["mobile", "tablet", "desktop"] }, BREAKPOINT_TEXTS),
  sectionType: (value, { t }) => sectionTypeText(value, t),
  subject: (value, context) => withNames(customTypeText(value, context.t), context),
  rule: oneOf(brokenRule, RULE_TEXTS),
  sanction: oneOf(sanctionKind, KIND_TEXTS),
  permissions: oneOf(staffPermission, PERMISSION_TEXTS),
  picture: oneOf(stickerPicture, STICKER_PICTURE_TEXTS),
  match: oneOf(wordMatch, WORD_MATCH_TEXTS),
  rewards: (value, context) => rewardLine(value, context),
};

export function valueWords(
  value: Exclude<AuditValues[string], string[] | null>,
  name: string,
  context: NamingContext,
): string {
  if (typeof value === "boolean") return context.t(value ? "desk.yes" : "desk.no");
  const text = name.startsWith(SECTION_PREFIX) ? withCountryNames(String(value), context) : String(value);
  // Of an item, the field comes last.
  const toWords = WORDS[name] ?? WORDS[name.split(".").at(-1) ?? ""];
  return toWords?.(text, context) ?? withNames(text, context);
}

/** In texts of the log, the kind stands before the id. */
const KIND_AND_ID = new RegExp(`(?:(?:GAME|CHALLENGE|TAG) )?(${FREE_ID.source})`, "g");

/** What is gone stays an id, with a word. */
export function withNames(text: string, { names, t }: NamingContext): string {
  return text.replace(KIND_AND_ID, (all, id: string) => {
    const name = names.get(id);
    return name === null ? t("desk.goneId", { id }) : (name ?? all);
  });
}
