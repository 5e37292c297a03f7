import { deskPaths } from "~/desk-paths";
import type { TextKey } from "~/i18n/text-keys";
import type { listPlayers } from "~contract/calls/desk-players";
import type { CallData } from "~contract/define-call";
import type { PlayerState } from "~contract/entities/sanction";
import type { ViewContext } from "../view-context";

export type PlayerRowView = { id: string; username: string; href: string; pictureUrl: string; state: string };

export type PlayerListView = {
  search: string;
  href: string;
  rows: PlayerRowView[];
  emptyText: string;
};

export const PLAYER_STATE_TEXTS: Record<PlayerState, TextKey> = {
  ACTIVE: "desk.playerState.ACTIVE",
  SUSPENDED: "desk.playerState.SUSPENDED",
  BANNED: "desk.playerState.BANNED",
};

/** Null as found: nothing was searched for. */
export function toPlayerList(
  found: CallData<typeof listPlayers> | null,
  search: string,
  { locale, t }: ViewContext,
): PlayerListView {
  return {
    ...{ search, href: deskPaths.players(locale) },
    rows: (found?.players ?? []).map(({ userId, username, pictureUrl, isGuest, state }) => ({
      ...{ id: userId, username, pictureUrl, href: deskPaths.player(locale, userId) },
      state: [t(PLAYER_STATE_TEXTS[state]), ...(isGuest ? [t("desk.guest")] : [])].join(" · "),
    })),
    emptyText: t(found ? "desk.noPlayerFound" : "desk.searchPlayer"),
  };
}
