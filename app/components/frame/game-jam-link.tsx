import { useText } from "~/i18n/use-text";
import type { GameJamLink as GameJamAddress } from "./use-game-jam-link";

type GameJamLinkProps = { link: GameJamAddress };

export function GameJamLink({ link: { href, isShown } }: GameJamLinkProps) {
  const t = useText();
  return (
    <a
      className="nav-optional"
      href={href}
      target="_blank"
      rel="noopener"
      style={isShown ? undefined : { visibility: "hidden" }}
    >
      {t("topBar.gameJam")}
      <i className="pixel-dot" />
    </a>
  );
}
