import { deskPaths } from "~/desk-paths";
import { formatDay, formatMoment } from "~/i18n/format-date";
import { isLocale, LANGUAGE_NAMES } from "~/i18n/locales";
import { paths } from "~/paths";
import type { TextKey } from "~/i18n/text-keys";
import type { readPlayer } from "~contract/calls/desk-players";
import type { CallData } from "~contract/define-call";
import {
  appealOutcome,
  type AppealOutcome,
  type BrokenRule,
  type DeskPlayer,
  type DeskSanction,
  type SanctionKind,
} from "~contract/entities/sanction";
import type { StaffPermission } from "~contract/entities/staff";
import { KIND_TEXTS, RULE_TEXTS, timeText } from "../sanction-texts";
import type { OptionView } from "../select";
import type { FactView } from "../studio/build-report";
import type { ViewContext } from "../view-context";
import { toAuditLines, type AuditLineView } from "./audit-line";
import { PLAYER_STATE_TEXTS } from "./player-list";
import { toSanctionForm, type SanctionFormView } from "./sanction-form";

export type SanctionView = {
  id: string;
  title: string;
  /** When and by whom. */
  made: string;
  text: string;
  notes: string[];
  appeal: { state: string; text: string; answer: string | null } | null;
  /** Null where it may not be decided. */
  outcomes: OptionView[] | null;
  isLiftable: boolean;
};

export type PlayerPageView = {
  id: string;
  username: string;
  pictureUrl: string;
  trail: { label: string; href: string }[];
  facts: FactView[];
  /** The public page; null for guests. */
  href: string | null;
  sanctions: SanctionView[];
  history: AuditLineView[];
  /** Null for those who may not. */
  form: SanctionFormView | null;
  wallet: { label: string; href: string } | null;
  /** Null for those who may not handle it. */
  data: PlayersDataView | null;
};

export type PlayersDataView = {
  mayDelete: boolean;
  /** While an export lasts. */
  download: { href: string; note: string } | null;
};

const OUTCOME_TEXTS: Record<AppealOutcome, TextKey> = {
  UPHELD: "desk.appealOutcome.UPHELD",
  LIFTED: "desk.appealOutcome.LIFTED",
};

type Chosen = { kind: SanctionKind | undefined; rule: BrokenRule | undefined; answer: string };

export function toPlayerPage(
  { player, sanctions, history }: CallData<typeof readPlayer>,
  { permissions, ...chosen }: Chosen & { permissions: readonly StaffPermission[] },
  view: ViewContext,
): PlayerPageView {
  const { locale, t } = view;
  const { userId, username, pictureUrl, isGuest, maySanction } = player;
  return {
    ...{ id: userId, username, pictureUrl, facts: toFacts(player, view) },
    trail: [{ label: t("desk.players"), href: deskPaths.players(locale) }],
    href: isGuest ? null : paths.user(locale, username),
    sanctions: sanctions.map((sanction) => toSanction(sanction, maySanction, view)),
    history: toAuditLines(history, permissions, view),
    form: maySanction ? toSanctionForm(player, chosen, view) : null,
    wallet: permissions.includes("money:read")
      ? { label: t("desk.walletOf", { name: username }), href: deskPaths.playerWallet(locale, userId) }
      : null,
    data: permissions.includes("players:data") ? toPlayersData(player, view) : null,
  };
}

function toPlayersData({ userId, mayDelete, exportEndDate }: DeskPlayer, { locale, t }: ViewContext): PlayersDataView {
  const note = exportEndDate === null ? "" : t("desk.exportUntil", { date: formatMoment(exportEndDate, locale) });
  return {
    mayDelete,
    download: exportEndDate === null ? null : { href: deskPaths.playersData(locale, userId), note },
  };
}

function toFacts(player: DeskPlayer, { locale, t }: ViewContext): FactView[] {
  const { state, isGuest, createdDate, level, lastActiveOn, language } = player;
  return [
    { label: t("desk.state"), value: t(PLAYER_STATE_TEXTS[state]) },
    { label: t("desk.accountKind"), value: t(isGuest ? "desk.guest" : "desk.account") },
    { label: t("desk.accountSince"), value: formatMoment(createdDate, locale) },
    { label: t("desk.level"), value: String(level) },
    { label: t("desk.lastSeen"), value: lastActiveOn ? formatDay(lastActiveOn, locale) : t("desk.notKnown") },
    { label: t("desk.language"), value: languageText(language) ?? t("desk.notKnown") },
    { label: "ID", value: player.userId },
  ];
}

function languageText(language: string | null): string | null {
  return language !== null && isLocale(language) ? LANGUAGE_NAMES[language] : null;
}

function toSanction(sanction: DeskSanction, maySanction: boolean, view: ViewContext): SanctionView {
  const { sanctionId, kind, rule, text, date, author, username, lifting, appeal, isRunning, mayDecide } = sanction;
  const { locale, t } = view;
  const by = author?.username ?? t("desk.accountDeleted");
  const isOfTime = kind === "SUSPENSION" || kind === "BAN";
  const notes = [
    timeText(sanction, view),
    lifting && lifting.reason !== appeal?.decision?.answer ? lifting.reason : null,
    username === null ? null : t("desk.renamedTo", { username }),
  ];
  return {
    ...{ id: sanctionId, title: `${t(KIND_TEXTS[kind])} · ${t(RULE_TEXTS[rule])}`, text },
    made: `${formatMoment(date, locale)} · ${by}`,
    notes: notes.filter((note) => note !== null),
    appeal: appeal && toAppeal(sanction, appeal, view),
    outcomes: mayDecide ? appealOutcome.options.map((value) => ({ value, label: t(OUTCOME_TEXTS[value]) })) : null,
    isLiftable: maySanction && lifting === null && (isRunning || !isOfTime),
  };
}

function toAppeal(
  { decider }: DeskSanction,
  { text, date, decision }: NonNullable<DeskSanction["appeal"]>,
  { locale, t }: ViewContext,
): SanctionView["appeal"] {
  if (!decision) return { text, state: t("desk.appealWaits", { date: formatMoment(date, locale) }), answer: null };
  const by = decider?.username ?? t("desk.accountDeleted");
  const state = [t(OUTCOME_TEXTS[decision.outcome]), formatMoment(decision.date, locale), by].join(" · ");
  return { text, state, answer: decision.answer };
}
