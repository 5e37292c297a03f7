import { useText } from "~/i18n/use-text";
import type { StudioGameView } from "~/view-models/studio/studio-game";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { OpenUploads } from "./open-uploads";
import { UploadForm } from "./upload-form";

type UploadPanelProps = {
  game: Pick<StudioGameView, "gameId" | "uploadTracks" | "maxGameSize" | "openUploads">;
  result: StudioRefusal | undefined;
};

export function UploadPanel({ game: { gameId, uploadTracks, maxGameSize, openUploads }, result }: UploadPanelProps) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="upload">
      <h2 className="heading-small" id="upload">
        {t("studios.upload.heading")}
      </h2>
      {uploadTracks ? (
        <UploadForm gameId={gameId} tracks={uploadTracks} maxGameSize={maxGameSize} result={result} />
      ) : (
        <p>
          {t("studios.upload.needsRights")}{" "}
          <a className="text-link" href="#rights">
            {t("studios.rights")}
          </a>
        </p>
      )}
      {openUploads.length > 0 && <OpenUploads uploads={openUploads} />}
    </section>
  );
}
