import { useText } from "~/i18n/use-text";
import type { ChallengeEditorView } from "~/view-models/desk/challenge-editor";
import type { ChallengeFormView } from "~/view-models/desk/challenge-form";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { ButtonLink } from "../ui/button-link";
import { ChallengeForm } from "./challenge-form";
import { ContentEditor, NewContent } from "./content-editor";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";
import { RemovalForm } from "./removal-form";

type ChallengeEditorProps = { editor: ChallengeEditorView; result: DeskFormResult | undefined };

export function ChallengeEditor({ editor, result }: ChallengeEditorProps) {
  const t = useText();
  const standings = editor.standingsHref !== null && (
    <ButtonLink href={editor.standingsHref}>{t("desk.standings")}</ButtonLink>
  );
  return (
    <ContentEditor
      editor={editor}
      text={editor.text}
      link={standings}
      form={<ChallengeForm form={editor.form} version={editor.version} result={result} />}
      steps={<FurtherRuns editor={editor} result={result} />}
      removal={<ChallengeRemoval editor={editor} result={result} />}
      result={result}
    />
  );
}

/** A copy, or the same again later. */
function FurtherRuns({ editor, result }: ChallengeEditorProps) {
  const t = useText();
  const { version, copyHref, canRepeat, periods, maxRepetitions } = editor;
  return (
    <DeskPanel id="further-runs" title={t("desk.furtherRuns")}>
      <div className="desk-panel-body">
        <ButtonLink href={copyHref} variant="inverse">
          {t("desk.copy")}
        </ButtonLink>
        {canRepeat && (
          <>
            <p>{t("desk.repeatText")}</p>
            <DeskForm
              key={version}
              intent="repeat"
              label={t("desk.repeat")}
              button={t("desk.repeat")}
              fields={{ version }}
              result={result}
            >
              <DeskSelect name="period" label={t("desk.howOften")} options={periods} />
              <DeskField
                name="times"
                label={t("desk.times")}
                help={t("desk.timesHelp", { max: maxRepetitions })}
                saved="1"
                inputMode="numeric"
              />
            </DeskForm>
          </>
        )}
      </div>
    </DeskPanel>
  );
}

function ChallengeRemoval({ editor: { title, version, canEnd }, result }: ChallengeEditorProps) {
  const t = useText();
  return (
    <>
      {canEnd && (
        <RemovalForm
          intent="end"
          label={t("desk.end")}
          text={t("desk.endText")}
          button={t("desk.endOf", { title })}
          {...{ version, result }}
        />
      )}
      <RemovalForm
        intent="archive"
        label={t("desk.archive")}
        text={t("desk.archiveChallengeText")}
        button={t("desk.archiveOf", { title })}
        {...{ version, result }}
      />
    </>
  );
}

type NewChallengeProps = { form: ChallengeFormView; result: DeskFormResult | undefined };

export function NewChallenge({ form, result }: NewChallengeProps) {
  const t = useText();
  const fields = <ChallengeForm form={form} result={result} />;
  return <NewContent title={t("desk.newChallenge")} form={fields} result={result} />;
}
