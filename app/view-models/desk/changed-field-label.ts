import { isLocale, LANGUAGE_NAMES, type Locale } from "~/i18n/locales";
import type { TextKey, Translate } from "~/i18n/text-keys";
import { gameItemType } from "~contract/entities/game-item";
import { ITEM_TEXTS } from "../offer";
import { ENTRY_FIELD_TEXTS } from "./content-texts";
import { FEATURE_TEXTS } from "./game-features";
import { OFFER_FIELD_TEXTS } from "./game-offers";
import { COUNTRY_RULE_TEXTS } from "./section-countries";

const FIELD_TEXTS: Record<string, TextKey | undefined> = {
  role: "desk.field.role",
  alias: "desk.alias",
  displayOrder: "desk.displayOrder",
  icon: "desk.icon",
  parentTagId: "desk.below",
  synonyms: "desk.synonyms",
  challenge: "desk.challenge",
  score: "desk.score",
  title: "desk.gameTitle",
  platforms: "desk.platforms",
  ageRating: "desk.ageRating",
  tags: "desk.tags",
  releaseDate: "desk.releaseDate",
  paymentProvider: "desk.paymentProvider",
  ...FEATURE_TEXTS,
  mode: "desk.mode",
  art: "desk.picture",
  startsAt: "desk.startsAt",
  endsAt: "desk.endsAt",
  isMonthly: "desk.isMonthly",
  seed: "desk.seed",
  sections: "desk.field.sections",
  collectionAlias: "desk.collection",
  questType: "desk.questType",
  callToActionUrl: "desk.callToActionUrl",
  cover: "desk.picture",
  picture: "desk.picture",
  price: "desk.price",
  wideCrop: "desk.field.wideCrop",
  narrowCrop: "desk.field.narrowCrop",
  place: "desk.sectionPlace",
  graphics: "desk.field.graphics",
  rewards: "desk.rewards",
  payment: "desk.payment",
  maximumProgress: "desk.maximumProgress",
  refreshHours: "desk.collectionHours",
  maxNewQuestsAtRefresh: "desk.collectionNew",
  maxQuestsAvailable: "desk.collectionOpen",
  batch: "desk.field.batch",
  codes: "desk.codes",
  giftAmount: "desk.codeAmount",
  giftCurrency: "desk.rewardCurrency",
  position: "desk.displayOrder",
  isEventOn: "desk.site.isEventOn",
  isEventRegionLimited: "desk.site.isEventRegionLimited",
  allowGamePreloading: "desk.site.allowGamePreloading",
  gamesAutoloadEnabled: "desk.site.gamesAutoloadEnabled",
  allowGuestMultiplayerRoomCreation: "desk.site.allowGuestRooms",
  maxGamesPreloadedPerUser: "desk.site.maxPreloaded",
  operator: "desk.site.operator",
  contactUrl: "desk.site.contactUrl",
  socialLinks: "desk.site.socialLinks",
  "links.developerPortal": "topBar.developerPortal",
  "links.store": "topBar.store",
  "links.profileSite": "topBar.profileSite",
  "links.community": "topBar.community",
  "links.gameMaker": "topBar.gameMaker",
  "links.gameMakerDownload": "topBar.gameMakerDownload",
  "links.videoChannel": "footer.videoChannel",
  name: "desk.studioTitle",
  owner: "desk.role.OWNER",
  links: "desk.studioLinks",
  pictureGameId: "desk.picture",
  maxStoredBytes: "desk.limit.stored",
  maxBytes: "desk.limit.maxBytes",
  maxFileBytes: "desk.limit.maxFileBytes",
  maxFiles: "desk.limit.maxFiles",
  permissions: "desk.field.permissions",
  expiryDate: "desk.field.expiryDate",
  gameId: "desk.game",
  studioId: "desk.studioTitle",
  page: "desk.page",
  sectionType: "desk.sectionType",
  feedAlias: "desk.alias",
  isHidden: "desk.nobodySeesIt",
  visibleFor: "desk.audience",
  devices: "desk.devices",
  locales: "desk.languages",
  countries: COUNTRY_RULE_TEXTS.ONLY,
  exceptCountries: COUNTRY_RULE_TEXTS.EXCEPT,
  subject: "desk.field.subject",
  isReviewed: "desk.isReviewed",
  publishAt: "desk.appearAt",
  reports: "desk.reports",
  rule: "desk.brokenRule",
  sanction: "desk.sanction",
  assignee: "desk.assignee",
  share: "desk.sharePercent",
  validFrom: "desk.shareFrom",
  reference: "desk.payoutReference",
  isOn: "desk.digestIsOn",
  weekday: "desk.digestWeekday",
  hour: "desk.digestHour",
  ratePerMinute: "desk.announcementRate",
  match: "desk.wordMatch",
  words: "desk.words",
};

/** Of a page's entries. */
const ENTRY_TEXTS: Record<string, TextKey | undefined> = ENTRY_FIELD_TEXTS;

const LOCALIZED_FIELD_TEXTS: Record<string, TextKey | undefined> = {
  title: "desk.titleIn",
  name: "desk.nameIn",
  shortDescription: "desk.summaryIn",
  longDescription: "desk.textIn",
  description: "desk.textIn",
  callToAction: "desk.callToActionIn",
  text: "desk.legalTextIn",
  note: "desk.noteIn",
  controls: "desk.controlsIn",
  achievements: "desk.achievementsIn",
};

/** Of a page's sections. */
export const SECTION_PREFIX = "section ";

type FieldLabel = { field: string; lang: Locale | null };

/** Of a field in one language, that language as well. */
export function labelOf(name: string, t: Translate): FieldLabel {
  const [text = "", locale, part = ""] = name.split(".");
  if (isLocale(locale)) return { field: localizedLabel(text, LANGUAGE_NAMES[locale], t) ?? name, lang: locale };
  if (name.startsWith(SECTION_PREFIX)) {
    return { field: t("desk.field.sectionNamed", { name: name.slice(SECTION_PREFIX.length) }), lang: null };
  }
  const item = text === "offers" ? gameItemType.safeParse(locale).data : undefined;
  const ofItem = OFFER_FIELD_TEXTS[part];
  if (item && ofItem)
    return { field: t("desk.field.ofItem", { item: t(ITEM_TEXTS[item]), field: t(ofItem) }), lang: null };
  const key = FIELD_TEXTS[name] ?? ENTRY_TEXTS[name];
  return { field: key === undefined ? name : t(key), lang: null };
}

function localizedLabel(text: string, language: string, t: Translate): string | undefined {
  const label = LOCALIZED_FIELD_TEXTS[text];
  if (label !== undefined) return t(label, { language });
  const key = ENTRY_TEXTS[text];
  return key && t("desk.fieldIn", { field: t(key), language });
}
