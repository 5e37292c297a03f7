import { formatDate, formatDay } from "~/i18n/format-date";
import type { Translate } from "~/i18n/text-keys";
import { paths } from "~/paths";
import type { DeveloperGame, DeveloperStudio } from "~contract/entities/developer-game";
import type { StudioInvitation, StudioMember, StudioToken } from "~contract/entities/studio-member";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { roleText, toStudioHeader, type StudioHeaderView } from "./studio-header";

export type MemberView = {
  userId: string;
  username: string;
  href: string;
  pictureUrl: string;
  role: string;
  roleText: string;
  joined: string;
  isSelf: boolean;
};

export type InvitationView = { id: string; email: string; role: string; expires: string };

export type TokenView = { id: string; name: string; about: string; use: string };

/** What only owners see and do. */
export type OwnersPartView = {
  invitations: InvitationView[];
  tokens: TokenView[];
  roles: OptionView[];
  games: OptionView[];
  days: OptionView[];
};

export type StudioTeamView = { header: StudioHeaderView; members: MemberView[]; owner: OwnersPartView | null };

/** Shown once, right after it was created. */
export type NewTokenResult = { ok: true; name: string; secret: string };

export const TOKEN_DAYS = [30, 90, 365];

type TeamData = {
  studio: DeveloperStudio;
  members: readonly StudioMember[];
  invitations: readonly StudioInvitation[];
  tokens: readonly StudioToken[];
  games: readonly DeveloperGame[];
  viewerId: string | undefined;
};

export function toStudioTeam(data: TeamData, view: ViewContext): StudioTeamView {
  const { studio, members, viewerId } = data;
  return {
    header: toStudioHeader(studio, view.locale),
    members: members.map((member) => toMember(member, viewerId, view)),
    owner: studio.role === "OWNER" ? toOwnersPart(data, view) : null,
  };
}

function toMember(member: StudioMember, viewerId: string | undefined, { t, locale }: ViewContext): MemberView {
  const { userId, username, pictureUrl, role, joinedDate } = member;
  return {
    ...{ userId, username, pictureUrl, role },
    href: paths.user(locale, username),
    roleText: roleText(role, t),
    joined: t("studios.memberSince", { date: formatDay(joinedDate, locale) }),
    isSelf: userId === viewerId,
  };
}

function toOwnersPart({ invitations, tokens, games }: TeamData, view: ViewContext): OwnersPartView {
  const { t, locale } = view;
  const titles = new Map(games.map(({ gameId, title }) => [gameId, title]));
  return {
    invitations: invitations.map(({ invitationId, email, role, expiryDate }) => ({
      id: invitationId,
      email,
      role: roleText(role, t),
      expires: t("studios.invitationUntil", { date: formatDay(expiryDate, locale) }),
    })),
    tokens: tokens.map((token) => toToken(token, titles, view)),
    roles: (["DEVELOPER", "TESTER", "OWNER"] as const).map((value) => ({ value, label: roleText(value, t) })),
    games: [
      { value: "", label: t("studios.tokenAllGames") },
      ...games.map(({ gameId, title }) => ({ value: gameId, label: title })),
    ],
    days: TOKEN_DAYS.map((count) => ({ value: String(count), label: t("studios.days", { count }) })),
  };
}

function toToken(token: StudioToken, titles: ReadonlyMap<string, string>, view: ViewContext): TokenView {
  const { t, locale } = view;
  const { tokenId, name, gameId, username, scopes, expiryDate, lastUsedDate } = token;
  const game = gameId === null ? t("studios.tokenAllGames") : (titles.get(gameId) ?? t("studios.tokenOneGame"));
  return {
    id: tokenId,
    name,
    about: [accessText(scopes, t), game, username].join(" · "),
    use: [
      t("studios.tokenUntil", { date: formatDay(expiryDate, locale) }),
      lastUsedDate === null
        ? t("studios.tokenUnused")
        : t("studios.tokenUsed", { date: formatDate(lastUsedDate, view) }),
    ].join(" · "),
  };
}

function accessText(scopes: StudioToken["scopes"], t: Translate): string {
  return t(scopes.includes("gamedev:write") ? "studios.tokenWrite" : "studios.tokenRead");
}
