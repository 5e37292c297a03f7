import { useText } from "~/i18n/use-text";
import type { GameCardView } from "~/view-models/game-card";
import { Icon } from "../ui/icon";

type GameNotchProps = { game: Pick<GameCardView, "freeUntil" | "isMultiplayer" | "playerCount"> };

export function GameNotch({ game: { freeUntil, isMultiplayer, playerCount } }: GameNotchProps) {
  const t = useText();
  if (freeUntil !== null) return <span className="notch notch--top-right">{freeUntil}</span>;
  if (!isMultiplayer) return null;
  return (
    <span className="notch notch--top-right">
      <Icon name="users" size="small" />
      <span className="visually-hidden">{t("gameCard.multiplayer")}</span>
      {playerCount}
    </span>
  );
}
