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
            {t("studio.play")}
            <span className="visually-hidden">: {label}</span>
          </ButtonLink>
        )}
      </header>
      {canEdit && releases.length > 0 && (
        <details>
          <summary>{t("studio.switch")}</summary>
          <p className="text-small muted">{t(isPublic ? "studio.switchPublicText" : "studio.switchText")}</p>
          <StudioForm
            form={{ intent: "switch", subject: trackId }}
            label={t("studio.switchOf", { track: label })}
            button={t("studio.switch")}
            variant={isPublic ? "danger" : "neutral"}
          >
            <FormField id={`switch-${trackId}`} label={t("studio.switchTo")}>
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
      <summary>{t("studio.testers", { count: testers.length })}</summary>
      <p className="text-small muted">{t("studio.testersText")}</p>
      {testers.length > 0 && (
        <ul className="records records--plain">
          {testers.map(({ userId, username }) => (
            <li key={userId}>
              <b>{username}</b>
              <StudioForm
                form={{ intent: "remove-tester", subject: trackId }}
                button={
                  <span>
                    {t("studio.remove")}
                    <span className="visually-hidden"> {username}</span>
                  </span>
                }
                fields={{ userId }}
              />
            </li>
          ))}
        </ul>
      )}
      <StudioForm form={form} label={t("studio.testersOf", { track: label })} button={t("studio.inviteTester")}>
        <StudioField
          form={form}
          name="username"
          label={t("studio.username")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          result={result}
        />
      </StudioForm>
    </details>
  );
}
