import { deskPaths } from "~/desk-paths";
import type { Locale } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import { MAX_WAITING } from "~contract/calls/desk-setup";
import type { ContentKindName } from "~contract/entities/draft";
import type { ViewContext } from "../view-context";
import type { Setup } from "./setup-steps";

/** `number` ends with a plus sign where more may wait than are counted. */
export type WaitingView = { label: string; number: string; href: string };

type ListOfKind = { label: TextKey; href: (locale: Locale, filter?: { state?: string }) => string };

const LISTS: Record<ContentKindName, ListOfKind> = {
  tag: { label: "desk.tags", href: deskPaths.tags },
  challenge: { label: "desk.challenges", href: deskPaths.challenges },
  page: { label: "desk.pages", href: deskPaths.pages },
  game: { label: "desk.games", href: deskPaths.games },
  "legal-text": { label: "desk.legalTexts", href: (locale) => deskPaths.legalText(locale) },
  site: { label: "desk.site", href: deskPaths.site },
  quest: { label: "desk.quests", href: deskPaths.quests },
  sticker: { label: "desk.stickers", href: deskPaths.stickers },
  studio: { label: "desk.studios", href: deskPaths.studios },
  "studio-news": { label: "desk.news", href: deskPaths.news },
};

/** What has failed comes first. */
const DRAFT_STATES = [
  { state: "failed", label: "desk.waiting.failed", filter: {} },
  { state: "open", label: "desk.waiting.drafts", filter: {} },
  { state: "scheduled", label: "desk.waiting.scheduled", filter: { state: "SCHEDULED" } },
] as const;

export function toWaitingList(
  { applications, reviews, reports, takedownAppeals, appeals, drafts, lowCodes }: Setup,
  { locale, t }: ViewContext,
): WaitingView[] {
  const ofDrafts = DRAFT_STATES.flatMap(({ state, label, filter }) =>
    drafts.map((counts) => {
      const { label: kind, href } = LISTS[counts.kind];
      return { label: t(label, { kind: t(kind) }), count: counts[state], href: href(locale, filter) };
    }),
  );
  const ofCodes = { label: t("desk.waiting.lowCodes"), count: lowCodes, href: deskPaths.quests(locale) };
  const ofStudios = [
    { label: t("desk.applications"), count: applications ?? 0, href: deskPaths.applications(locale) },
    { label: t("desk.reviews"), count: reviews ?? 0, href: deskPaths.reviews(locale) },
    { label: t("desk.waiting.appeals"), count: takedownAppeals ?? 0, href: deskPaths.takedowns(locale) },
    { label: t("desk.waiting.reports"), count: reports ?? 0, href: deskPaths.queue(locale) },
    { label: t("desk.appeals"), count: appeals ?? 0, href: deskPaths.appeals(locale) },
  ];
  return [...ofStudios, ofCodes, ...ofDrafts]
    .filter(({ count }) => count > 0)
    .map(({ label, count, href }) => ({
      label,
      number: count < MAX_WAITING ? String(count) : `${String(count)}+`,
      href,
    }));
}
