import { useText } from "~/i18n/use-text";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import type { TrackView } from "~/view-models/studio/track";
import { FormField } from "../profile/form-field";
import { ButtonLink } from "../ui/button-link";
import { Select } from "../ui/select";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

type TrackRowProps = { track: TrackView; canEdit: boolean; result: StudioRefusal | undefined };

export function TrackRow({ track, canEdit, result }: TrackRowProps) {
  const t = useText();
  const { trackId, label, version, shareUrl, isPublic, hasRelease, releases } = track;
  return (
    <li>
      <header className="studio-row">
        <div>
          <h3>{label}</h3>
          <p className="text-small muted">{version}</p>
        </div>
        {hasRelease && (
          <ButtonLink href={shareUrl} isDocument>
            {t("studios.play")}
            <span className="visually-hidden">: {label}</span>
          </ButtonLink>
        )}
      </header>
      {canEdit && releases.length > 0 && (
        <details>
          <summary>{t("studios.switch")}</summary>
          <p className="text-small muted">{t(isPublic ? "studios.switchPublicText" : "studios.switchText")}</p>
          <StudioForm
            form={{ intent: "switch", subject: trackId }}
            label={t("studios.switchOf", { track: label })}
            button={t("studios.switch")}
            variant={isPublic ? "danger" : "neutral"}
          >
            <FormField id={`switch-${trackId}`} label={t("studios.switchTo")}>
              {(field) => <Select {...field} name="releaseId" options={releases} />}
            </FormField>
          </StudioForm>
        </details>
      )}
      {canEdit && !isPublic && <Testers track={track} result={result} />}
    </li>
  );
}

type TestersProps = { track: TrackView; result: StudioRefusal | undefined };

function Testers({ track: { trackId, label, testers }, result }: TestersProps) {
  const t = useText();
  const form = { intent: "invite-tester", subject: trackId };
  const isOpen = result?.subject === trackId || undefined;
  return (
    <details open={isOpen}>
      <summary>{t("studios.testers", { number: testers.length })}</summary>
      <p className="text-small muted">{t("studios.testersText")}</p>
      {testers.length > 0 && (
        <ul className="records records--plain">
          {testers.map(({ userId, username }) => (
            <li key={userId}>
              <b>{username}</b>
              <StudioForm
                form={{ intent: "remove-tester", subject: trackId }}
                button={
                  <span>
                    {t("studios.remove")}
                    <span className="visually-hidden"> {username}</span>
                  </span>
                }
                fields={{ userId }}
              />
            </li>
          ))}
        </ul>
      )}
      <StudioForm form={form} label={t("studios.testersOf", { track: label })} button={t("studios.inviteTester")}>
        <StudioField
          form={form}
          name="username"
          label={t("studios.username")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          result={result}
        />
      </StudioForm>
    </details>
  );
}
