import { useText } from "~/i18n/use-text";
import type { StudioGameView } from "~/view-models/studio/studio-game";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { CoverEditor } from "../pictures/cover-editor";
import { Gallery } from "../pictures/gallery";
import { useProblemFocus } from "../profile/use-problem-focus";
import { ButtonLink } from "../ui/button-link";
import { Pager } from "../ui/pager";
import { SectionHead } from "../ui/section-head";
import { GameFactsForm } from "./game-facts-form";
import { PublishPanel } from "./publish-panel";
import { ReleaseRow } from "./release-row";
import { RightsForm } from "./rights-form";
import { StudioHead } from "./studio-head";
import { StudioNote } from "./studio-note";
import { TakedownNote } from "./takedown-note";
import { TrackSection } from "./track-section";
import { UploadPanel } from "./upload-panel";

type PartProps = { game: StudioGameView; result: StudioRefusal | undefined };

export function StudioGame({ game, result }: PartProps) {
  const t = useText();
  const content = useProblemFocus(result);
  const { header, title, shortId, publicHref, takedown, canEdit } = game;
  return (
    <div ref={content}>
      <StudioHead header={header} title={title}>
        {publicHref !== null && <ButtonLink href={publicHref}>{t("studios.gamePage")}</ButtonLink>}
      </StudioHead>
      <p className="muted">{t("studios.shortId", { id: shortId })}</p>
      <StudioNote result={result} />
      {takedown && <TakedownNote takedown={takedown} result={result} />}
      {canEdit ? <EditorsParts game={game} result={result} /> : <TrackSection game={game} result={result} />}
    </div>
  );
}

function EditorsParts({ game, result }: PartProps) {
  return (
    <div className="studio-columns section">
      <div>
        <UploadPanel game={game} result={result} />
        <TrackSection game={game} result={result} />
        <ReleaseSection game={game} result={result} />
        <GameFactsForm game={game} result={result} />
        <PictureSection game={game} result={result} />
        <RightsForm rights={game.rights} result={result} />
      </div>
      <div className="studio-aside">
        <PublishPanel publish={game.publish} result={result} />
      </div>
    </div>
  );
}

function PictureSection({ game: { pictures }, result }: PartProps) {
  const t = useText();
  return (
    <section className="panel section" aria-labelledby="covers">
      <h2 className="heading-small" id="covers">
        {t("studios.pictures")}
      </h2>
      <p className="muted">{t("studios.picturesText")}</p>
      <h3 className="studio-subheading">{t("studios.cover")}</h3>
      <CoverEditor pictures={pictures} result={result} />
      <h3 className="studio-subheading">{t("studios.gallery")}</h3>
      <Gallery pictures={pictures} result={result} />
    </section>
  );
}

function ReleaseSection({ game: { releases, pager, limits }, result }: PartProps) {
  const t = useText();
  return (
    <section className="section" aria-labelledby="releases">
      <SectionHead id="releases" title={t("studios.releases")} />
      {releases.length === 0 && <p className="muted">{t("studios.noReleases")}</p>}
      <ul className="studio-releases">
        {releases.map((release) => (
          <ReleaseRow key={release.releaseId} release={release} maxNotes={limits.notes} result={result} />
        ))}
      </ul>
      {pager && <Pager pager={pager} list={t("studios.releases")} />}
    </section>
  );
}
