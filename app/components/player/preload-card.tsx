import { Link } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import { PlaySlabs } from "~/components/ui/play-slabs";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { LoadedFrame } from "./frames-state";

type PreloadCardProps = { frame: LoadedFrame; onClose: () => void };

export function PreloadCard({ frame, onClose }: PreloadCardProps) {
  const t = useText();
  const { id, challengeId, title, thumbnail, gameLink, loadingProgress, loaded } = frame;
  const percent = Math.floor(loadingProgress * 100);
  return (
    <div className="preload-card">
      <span className="cover">{thumbnail && <Picture picture={thumbnail} sizes="136px" />}</span>
      <div>
        <p className="preload-title">{title}</p>
        <p className="text-small muted">{loaded ? t("preload.ready") : t("preload.loading", { percent })}</p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t(loaded ? "preload.remove" : "preload.stop", { title })}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
      {loaded ? (
        <Link
          className="play-button"
          data-stats="play"
          data-game={id}
          data-challenge={challengeId ?? undefined}
          to={paths.autoPlay(gameLink)}
          aria-label={t("preload.playTitle", { title })}
        >
          <PlaySlabs>{t("preload.play")}</PlaySlabs>
        </Link>
      ) : (
        <span className="meter" aria-hidden="true">
          <i style={{ width: `${String(percent)}%` }} />
        </span>
      )}
    </div>
  );
}
