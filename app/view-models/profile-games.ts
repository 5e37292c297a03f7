import { groupDigits } from "~/i18n/format-number";
import type { PublicProfile } from "~contract/entities/user";
import { toGameCard, type GameCardView } from "./game-card";
import type { ViewContext } from "./view-context";

export type GivenStickerView = { id: string; title: string; pictureUrl: string | null; uses: string };

export type ProfileGamesView = { favorites: GameCardView[]; recent: GameCardView[]; stickers: GivenStickerView[] };

type Shown = Pick<PublicProfile, "favoriteGames" | "recentGames" | "stickers">;

export function toProfileGames(shown: Shown | null, view: ViewContext): ProfileGamesView {
  const stickers = shown?.stickers ?? [];
  return {
    favorites: (shown?.favoriteGames ?? []).map((game) => toGameCard(game, view)),
    recent: (shown?.recentGames ?? []).map((game) => toGameCard(game, view)),
    stickers: stickers.map(({ stickerId, title, cover, uses }) => ({
      ...{ id: stickerId, title },
      pictureUrl: cover?.coverUrl ?? null,
      uses: groupDigits(uses),
    })),
  };
}
