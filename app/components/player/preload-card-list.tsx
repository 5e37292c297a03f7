import { useText } from "~/i18n/use-text";
import type { LoadedFrame } from "./frames-state";
import { PreloadCard } from "./preload-card";

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
