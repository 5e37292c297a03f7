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
      <SectionHead id="tracks" title={t("studios.tracks")} />
      <p className="muted">{t("studios.tracksText")}</p>
      <ul className="studio-releases">
        {tracks.map((track) => (
          <TrackRow key={track.trackId} track={track} canEdit={canEdit} result={result} />
        ))}
      </ul>
      {canEdit && (
        <StudioForm form={CREATE} label={t("studios.newTrack")} button={t("studios.createTrack")}>
          <StudioField
            form={CREATE}
            name="name"
            label={t("studios.newTrack")}
            help={t("studios.trackHelp")}
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
