import { BYTES_PER_MEGABYTE } from "~/i18n/format-bytes";
import { formatMoment } from "~/i18n/format-date";
import { isLocale, LANGUAGE_NAMES } from "~/i18n/locales";
import type { TextKey, Translate } from "~/i18n/text-keys";
import type { AuditAction, AuditEntry, AuditValues } from "~contract/entities/audit-entry";
import { staffPermission, staffRole } from "~contract/entities/staff";
import type { ViewContext } from "../view-context";
import { legalPage } from "~contract/entities/legal-content";
import { LEGAL_PAGE_TEXTS } from "./legal-editor";
import { gameItemType } from "~contract/entities/game-item";
import { ITEM_TEXTS } from "../offer";
import { DESK_ERRORS } from "./desk-form-result";
import { PERMISSION_TEXTS, staffRoleText } from "./desk-frame";
import { staffRoleText } from "./desk-frame";
import { OFFER_FIELD_TEXTS } from "./game-offers";
import { rewardLine } from "./quest-rewards";

/** Values that differ, in the page's language. */
export type AuditFieldView = { field: string; before: string | null; after: string | null };

export type AuditLineView = {
  id: string;
  date: string;
  time: string;
  text: string;
  reason: string | null;
  fields: AuditFieldView[];
};

export const ACTION_TEXTS: Record<AuditAction, TextKey> = {
  "application.approved": "desk.action.approved",
  "application.rejected": "desk.action.rejected",
  "game.stopped": "desk.action.gameStopped",
  "game.released": "desk.action.gameReleased",
  "studio.created": "desk.action.studioCreated",
  "studio.limits-changed": "desk.action.limitsChanged",
  "content.saved": "desk.action.saved",
  "content.discarded": "desk.action.discarded",
  "content.published": "desk.action.published",
  "content.scheduled": "desk.action.scheduled",
  "content.failed": "desk.action.failed",
  "content.archived": "desk.action.archived",
  "content.restored": "desk.action.restored",
  "content.imported": "desk.action.imported",
  "challenge.ended": "desk.action.ended",
  "challenge.winners-announced": "desk.action.winnersAnnounced",
  "codes.added": "desk.action.codesAdded",
  "codes.withdrawn": "desk.action.codesWithdrawn",
  "collection.changed": "desk.action.collectionChanged",
  "scores.disqualified": "desk.action.disqualified",
  "scores.readmitted": "desk.action.readmitted",
  "tag.merged": "desk.action.merged",
  "staff.added": "desk.action.staffAdded",
  "staff.role-changed": "desk.action.roleChanged",
  "staff.removed": "desk.action.staffRemoved",
  "staff.second-factor-reset": "desk.action.secondFactorReset",
  "staff-token.created": "desk.action.tokenCreated",
  "staff-token.revoked": "desk.action.tokenRevoked",
};

const LINE_TEXTS: Record<AuditAction, TextKey> = {
  "application.approved": "desk.line.approved",
  "application.rejected": "desk.line.rejected",
  "game.stopped": "desk.line.gameStopped",
  "game.released": "desk.line.gameReleased",
  "studio.created": "desk.line.studioCreated",
  "studio.limits-changed": "desk.line.limitsChanged",
  "content.saved": "desk.line.saved",
  "content.discarded": "desk.line.discarded",
  "content.published": "desk.line.published",
  "content.scheduled": "desk.line.scheduled",
  "content.failed": "desk.line.failed",
  "content.archived": "desk.line.archived",
  "content.restored": "desk.line.restored",
  "content.imported": "desk.line.imported",
  "challenge.ended": "desk.line.ended",
  "challenge.winners-announced": "desk.line.winnersAnnounced",
  "codes.added": "desk.line.codesAdded",
  "codes.withdrawn": "desk.line.codesWithdrawn",
  "collection.changed": "desk.line.collectionChanged",
  "scores.disqualified": "desk.line.disqualified",
  "scores.readmitted": "desk.line.readmitted",
  "tag.merged": "desk.line.merged",
  "staff.added": "desk.line.staffAdded",
  "staff.role-changed": "desk.line.roleChanged",
  "staff.removed": "desk.line.staffRemoved",
  "staff.second-factor-reset": "desk.line.secondFactorReset",
  "staff-token.created": "desk.line.tokenCreated",
  "staff-token.revoked": "desk.line.tokenRevoked",
};

const FIELD_TEXTS: Record<string, TextKey | undefined> = {
  role: "desk.field.role",
  alias: "desk.alias",
  displayOrder: "desk.displayOrder",
  icon: "desk.icon",
  parentTagId: "desk.below",
  synonyms: "desk.synonyms",
  challenge: "desk.challenge",
  title: "desk.gameTitle",
  platforms: "desk.platforms",
  ageRating: "desk.ageRating",
  tags: "desk.tags",
  releaseDate: "desk.releaseDate",
  paymentProvider: "desk.paymentProvider",
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
  rewards: "desk.rewards",
  payment: "desk.payment",
  maximumProgress: "desk.maximumProgress",
  position: "desk.displayOrder",
  refreshHours: "desk.collectionHours",
  maxNewQuestsAtRefresh: "desk.collectionNew",
  maxQuestsAvailable: "desk.collectionOpen",
  batch: "desk.field.batch",
  codes: "desk.codes",
  giftAmount: "desk.codeAmount",
  giftCurrency: "desk.rewardCurrency",
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
};

const LOCALIZED_FIELD_TEXTS: Record<string, TextKey | undefined> = {
  title: "desk.titleIn",
  name: "desk.nameIn",
  shortDescription: "desk.summaryIn",
  longDescription: "desk.textIn",
  description: "desk.textIn",
  callToAction: "desk.callToActionIn",
  text: "desk.legalTextIn",
};

const MOMENT_FIELDS: ReadonlySet<string> = new Set([
  "startsAt",
  "endsAt",
  "releaseDate",
  "claimStartsAt",
  "claimEndsAt",
  "expiryDate",
]);

/** Shown in MB. */
const BYTE_FIELDS: ReadonlySet<string> = new Set(["maxStoredBytes", "maxBytes", "maxFileBytes"]);

export function toAuditLine(entry: AuditEntry, { locale, t }: ViewContext): AuditLineView {
  const { entryId, date, action, before, after } = entry;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return {
    ...{ id: entryId, date, reason: reasonText(entry, t) },
    time: formatMoment(date, locale),
    text: t(LINE_TEXTS[action], { actor: actorName(entry, t), subject: subjectName(entry, t) }),
    fields: names.map((name) => ({
      field: fieldLabel(name, t),
      before: valueText(before, name, { locale, t }),
      after: valueText(after, name, { locale, t }),
    })),
  };
}

function actorName({ actor, origin, tokenName: token }: AuditEntry, t: Translate): string {
  if (actor) return token === null ? actor.username : t("desk.actorByToken", { actor: actor.username, token });
  return t(origin === "COMMAND" ? "desk.actorCommand" : "desk.accountDeleted");
}

function subjectName({ subject }: AuditEntry, t: Translate): string {
  if (subject.kind === "site") return t("desk.site");
  const legal = subject.kind === "legal-text" ? legalPage.safeParse(subject.name).data : undefined;
  if (legal !== undefined) return t(LEGAL_PAGE_TEXTS[legal]);
  return subject.name === "" ? t("desk.accountDeleted") : subject.name;
}

/** What fails by itself has a code as its reason. */
function reasonText({ action, reason }: AuditEntry, t: Translate): string | null {
  const code = action === "content.failed" ? DESK_ERRORS.find((known) => known === reason) : undefined;
  return code === undefined ? reason : t(`desk.error.${code}`);
}

/** Of a page's sections. */
const SECTION_PREFIX = "section ";

function fieldLabel(name: string, t: Translate): string {
  const [text = "", locale, part = ""] = name.split(".");
  const label = LOCALIZED_FIELD_TEXTS[text];
  if (label !== undefined && isLocale(locale)) return t(label, { language: LANGUAGE_NAMES[locale] });
  if (name.startsWith(SECTION_PREFIX)) return t("desk.field.sectionNamed", { name: name.slice(SECTION_PREFIX.length) });
  const item = text === "offers" ? gameItemType.safeParse(locale).data : undefined;
  const ofItem = OFFER_FIELD_TEXTS[part];
  if (item && ofItem) return t("desk.field.ofItem", { item: t(ITEM_TEXTS[item]), field: t(ofItem) });
  const key = FIELD_TEXTS[name];
  return key === undefined ? name : t(key);
}

function valueText(
  values: AuditValues | null,
  name: string,
  { locale, t }: Pick<ViewContext, "locale" | "t">,
): string | null {
  const value = values?.[name];
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return t(value ? "desk.yes" : "desk.no");
  if (MOMENT_FIELDS.has(name.split(".").at(-1) ?? "") && typeof value === "string") return formatMoment(value, locale);
  const role = name === "role" ? staffRole.safeParse(value).data : undefined;
  if (role) return staffRoleText(role, t);
  if (Array.isArray(value)) return value.map((part) => partText(name, part, t)).join(", ");
  return String(BYTE_FIELDS.has(name) ? Math.round(Number(value) / BYTES_PER_MEGABYTE) : value);
}

function partText(name: string, part: string, t: Translate): string {
  if (name === "rewards") return rewardLine(part, t);
  const permission = name === "permissions" ? staffPermission.safeParse(part).data : undefined;
  return permission === undefined ? part : t(PERMISSION_TEXTS[permission]);
}
