import { useText } from "~/i18n/use-text";
import type { TakedownView } from "~/view-models/studio/studio-game";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

type TakedownNoteProps = { takedown: TakedownView; result: StudioRefusal | undefined };

const FORM = { intent: "appeal" };

/** Why the game is stopped, and what the studio has to say about it. */
export function TakedownNote({ takedown: { reason, appeal, canAppeal }, result }: TakedownNoteProps) {
  const t = useText();
  return (
    <section className="panel section" aria-labelledby="takedown">
      <h2 className="heading-small" id="takedown">
        {t("studios.stopped")}
      </h2>
      <p>{t("studios.takenDown", { reason })}</p>
      {appeal && (
        <>
          <p className="text-small muted">{appeal.date}</p>
          <blockquote>{appeal.text}</blockquote>
          <p role="status">{appeal.state}</p>
        </>
      )}
      {canAppeal && (
        <StudioForm form={FORM} label={t("studios.appeal")} button={t("studios.sendAppeal")}>
          <StudioField
            form={FORM}
            name="text"
            label={t("studios.appeal")}
            help={t("studios.appealHelp")}
            rows={5}
            result={result}
          />
        </StudioForm>
      )}
    </section>
  );
}
