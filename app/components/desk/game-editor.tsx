import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { GameEditorView } from "~/view-models/desk/game-editor";
import { ButtonLink } from "../ui/button-link";
import { ContentEditor } from "./content-editor";
import { DeskPanel } from "./desk-panel";
import { GameForm } from "./game-form";
import { RemovalForm } from "./removal-form";

type GameEditorProps = { editor: GameEditorView; result: DeskFormResult | undefined };

export function GameEditor({ editor, result }: GameEditorProps) {
  const t = useText();
  const { title, version, studio, form, picturesHref, controlsHref, achievementsHref } = editor;
  return (
    <ContentEditor
      editor={editor}
      text={studio}
      link={
        <div className="desk-buttons">
          <ButtonLink href={controlsHref}>{t("desk.gameControls")}</ButtonLink>
          <ButtonLink href={achievementsHref}>{t("desk.achievements")}</ButtonLink>
          <ButtonLink href={picturesHref}>{t("desk.gamePictures")}</ButtonLink>
        </div>
      }
      form={form && <GameForm {...{ form, version, result }} />}
      steps={<GameReadiness editor={editor} />}
      removal={
        <RemovalForm
          intent="archive"
          label={t("desk.archive")}
          text={t("desk.archiveGameText")}
          button={t("desk.archiveOf", { title })}
          {...{ version, result }}
        />
      }
      result={result}
    />
  );
}

/** What keeps the game from players, and whose it is to mend. */
function GameReadiness({ editor }: Pick<GameEditorProps, "editor">) {
  const t = useText();
  const { missingHere, missingAtStudio, isStopped, studioHref } = editor;
  const isComplete = missingHere.length === 0 && missingAtStudio.length === 0 && !isStopped;
  return (
    <DeskPanel id="readiness" title={t("desk.readiness")}>
      <div className="desk-panel-body">
        {isStopped && <p className="field-message">{t("desk.isStoppedText")}</p>}
        {isComplete && <p>{t("desk.nothingMissing")}</p>}
        <MissingList heading={t("desk.missingHere")} missing={missingHere} />
        <MissingList heading={t("desk.missingAtStudio")} missing={missingAtStudio} />
        <a className="text-link" href={studioHref}>
          {t("desk.studioGame")}
        </a>
      </div>
    </DeskPanel>
  );
}

type MissingListProps = { heading: string; missing: GameEditorView["missingHere"] };

function MissingList({ heading, missing }: MissingListProps) {
  if (missing.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {missing.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </>
  );
}
