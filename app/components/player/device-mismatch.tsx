import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { MadeFor } from "~/rules/made-for";
import type { PlayerView } from "~/view-models/player";
import { useRootData } from "../frame/use-root-data";
import { ShareButton } from "../share/share-button";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";

type DeviceMismatchProps = { player: PlayerView; onPlay: () => void };

const ON_PHONES = { about: "player.madeForComputers", others: "player.gamesForPhones", platform: "MOBILE" } as const;
const ON_COMPUTERS = {
  about: "player.madeForPhones",
  others: "player.gamesForComputers",
  platform: "DESKTOP",
} as const;
const TEXTS = { computers: ON_PHONES, phones: ON_COMPUTERS } satisfies Record<MadeFor, unknown>;

export function DeviceMismatch({ player, onPlay }: DeviceMismatchProps) {
  const t = useText();
  const { locale } = useRootData();
  const { about, others, platform } = TEXTS[player.madeFor ?? "computers"];
  return (
    <div className="player-status">
      <p role="alert">{t(about)}</p>
      <Button data-stats="play" onClick={onPlay}>
        {t("player.playAnyway")}
      </Button>
      <ShareButton title={player.title} path={player.gameLink} linkLabel={t("game.link")} />
      <ButtonLink href={paths.discover(locale, { platform })}>{t(others)}</ButtonLink>
    </div>
  );
}
