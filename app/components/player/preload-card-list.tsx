import { Link } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import { PlaySlabs } from "~/components/ui/play-slabs";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { LoadedFrame } from "./frames-state";

type PreloadCardListProps = { frames: readonly LoadedFrame[]; onClose: (frame: LoadedFrame) => void };

export function PreloadCardList({ frames, onClose }: PreloadCardListProps) {
  const t = useText();
  return (
    <>
      <div className="visually-hidden" role="status" aria-atomic="false">
        {frames.map(({ id, title, loaded }) => (
          <p key={id}>{loaded ? t("preload.isReady", { title }) : t("preload.goesOnLoading", { title })}</p>
        ))}
      </div>
      {frames.length > 0 && (
        <section className="preload-cards" id="preloads" tabIndex={-1} aria-label={t("preload.region")}>
          {frames.map((frame) => (
            <PreloadCard key={frame.id} frame={frame} onClose={() => onClose(frame)} />
          ))}
        </section>
      )}
    </>
  );
}

type PreloadCardProps = { frame: LoadedFrame; onClose: () => void };

function PreloadCard({ frame, onClose }: PreloadCardProps) {
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
