import { useText } from "~/i18n/use-text";
import type { StudioGameView } from "~/view-models/studio/studio-game";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { SectionHead } from "../ui/section-head";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";
import { TrackRow } from "./track-row";

const CREATE = { intent: "create-track" };

type TrackSectionProps = {
  game: Pick<StudioGameView, "tracks" | "canEdit">;
  result: StudioRefusal | undefined;
};

export function TrackSection({ game: { tracks, canEdit }, result }: TrackSectionProps) {
  const t = useText();
  return (
    <section className="section" aria-labelledby="tracks">
      <SectionHead id="tracks" title={t("studio.tracks")} />
      <p className="muted">{t("studio.tracksText")}</p>
      <ul className="studio-releases">
        {tracks.map((track) => (
          <TrackRow key={track.trackId} track={track} canEdit={canEdit} result={result} />
        ))}
      </ul>
      {canEdit && (
        <StudioForm form={CREATE} label={t("studio.newTrack")} button={t("studio.createTrack")}>
          <StudioField
            form={CREATE}
            name="name"
            label={t("studio.newTrack")}
            help={t("studio.trackHelp")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            result={result}
          />
        </StudioForm>
      )}
    </section>
  );
}
