import { groupDigits } from "~/i18n/format-number";
import type { PublicProfile } from "~contract/entities/user";
import { toGameCard, type GameCardView } from "./game-card";
import type { ViewContext } from "./view-context";

export type GivenStickerView = { id: string; title: string; pictureUrl: string | null; uses: string };

export type ProfileGamesView = { favorites: GameCardView[]; recent: GameCardView[]; stickers: GivenStickerView[] };

type ProfileLists = Pick<PublicProfile, "favoriteGames" | "recentGames" | "stickers">;

export function toProfileGames(profile: ProfileLists | null, view: ViewContext): ProfileGamesView {
  const stickers = profile?.stickers ?? [];
  return {
    favorites: (profile?.favoriteGames ?? []).map((game) => toGameCard(game, view)),
    recent: (profile?.recentGames ?? []).map((game) => toGameCard(game, view)),
    stickers: stickers.map(({ stickerId, title, cover, uses }) => ({
      ...{ id: stickerId, title },
      pictureUrl: cover?.coverUrl ?? null,
      uses: groupDigits(uses),
    })),
  };
}
