import { useText } from "~/i18n/use-text";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import type { OwnersPartView } from "~/view-models/studio/studio-team";
import { FormField } from "../profile/form-field";
import { SectionHead } from "../ui/section-head";
import { Select } from "../ui/select";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

const INVITE = { intent: "invite" };

type InvitationSectionProps = { owner: OwnersPartView; result: StudioRefusal | undefined };

export function InvitationSection({ owner: { invitations, roles }, result }: InvitationSectionProps) {
  const t = useText();
  return (
    <section className="section" aria-labelledby="invitations">
      <SectionHead id="invitations" title={t("studios.invitations")} />
      {invitations.length > 0 && (
        <ul className="records records--plain">
          {invitations.map(({ id, email, role, expires }) => (
            <li key={id}>
              <div>
                <b>{email}</b>
                <p className="text-small muted">
                  {role} · {expires}
                </p>
              </div>
              <StudioForm
                form={{ intent: "revoke-invitation", subject: id }}
                button={
                  <span>
                    {t("studios.withdraw")}
                    <span className="visually-hidden"> {email}</span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className="panel studio-panel">
        <h3>{t("studios.invite")}</h3>
        <p className="muted">{t("studios.rolesText")}</p>
        <StudioForm form={INVITE} label={t("studios.invite")} button={t("studios.sendInvitation")} variant="primary">
          <StudioField
            form={INVITE}
            name="email"
            label={t("studios.email")}
            type="email"
            autoComplete="off"
            spellCheck={false}
            result={result}
          />
          <FormField id="invite-role" label={t("studios.role")}>
            {(field) => <Select {...field} name="role" options={roles} />}
          </FormField>
        </StudioForm>
      </div>
    </section>
  );
}
