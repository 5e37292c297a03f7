import { useText } from "~/i18n/use-text";
import type { GameCardView } from "~/view-models/game-card";
import { Icon } from "../ui/icon";

type GameNotchProps = { game: Pick<GameCardView, "freeUntil" | "isMultiplayer" | "playerCount"> };

export function GameNotch({ game: { freeUntil, isMultiplayer, playerCount } }: GameNotchProps) {
  const t = useText();
  if (freeUntil !== null) return <span className="no tr">{freeUntil}</span>;
  if (!isMultiplayer) return null;
  return (
    <span className="no tr">
      <Icon name="users" size="small" />
      <span className="vh">{t("gameCard.multiplayer")}</span>
      {playerCount}
    </span>
  );
}
