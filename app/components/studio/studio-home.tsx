import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ApplicationView, StudioHomeView, StudioRowView } from "~/view-models/studio/studio-home";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { MissingPart } from "../error/missing-part";
import { OwnerField } from "../profile/owner-field";
import { useProblemFocus } from "../profile/use-problem-focus";
import { EmptyList } from "../ui/empty-list";
import { SectionHead } from "../ui/section-head";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";
import { StudioNote } from "./studio-note";

type StudioHomeProps = { home: StudioHomeView; result: StudioRefusal | undefined };

export function StudioHome({ home: { studios, applications, canApply, maxMessage }, result }: StudioHomeProps) {
  const t = useText();
  const content = useProblemFocus(result);
  return (
    <div ref={content}>
      <header className="page-header">
        <h1>{t("studios.title")}</h1>
      </header>
      <StudioNote result={result} />
      {studios.length > 0 ? <StudioList studios={studios} /> : <EmptyList text={t("studios.empty")} />}
      {applications === null && <MissingPart text={t("studios.applicationsFailed")} />}
      {applications && applications.length > 0 && (
        <section className="section" aria-labelledby="applications">
          <SectionHead id="applications" title={t("studios.applications")} />
          <ApplicationList applications={applications} />
        </section>
      )}
      {canApply && (
        <section className="panel section" aria-labelledby="apply">
          <h2 className="heading-small" id="apply">
            {t("studios.apply")}
          </h2>
          <p className="muted">{t("studios.applyText")}</p>
          <ApplicationForm maxMessage={maxMessage} result={result} />
        </section>
      )}
    </div>
  );
}

type StudioListProps = { studios: StudioRowView[] };

function StudioList({ studios }: StudioListProps) {
  return (
    <ul className="records records--plain">
      {studios.map(({ id, name, href, role, stored }) => (
        <li key={id}>
          <div className="person">
            <Link to={href}>{name}</Link>
            <p className="text-small muted">{role}</p>
          </div>
          <p className="record-end numeral">{stored}</p>
        </li>
      ))}
    </ul>
  );
}

type ApplicationListProps = { applications: ApplicationView[] };

function ApplicationList({ applications }: ApplicationListProps) {
  const t = useText();
  return (
    <ul className="records records--plain">
      {applications.map(({ id, name, state, date, reason }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <p className="text-small muted">{state}</p>
            {reason !== null && <p className="text-small">{t("studios.applicationReason", { reason })}</p>}
          </div>
          <p className="record-end text-small muted">{date}</p>
        </li>
      ))}
    </ul>
  );
}

type ApplicationFormProps = { maxMessage: number; result: StudioRefusal | undefined };

function ApplicationForm({ maxMessage, result }: ApplicationFormProps) {
  const t = useText();
  const form = { intent: "apply" };
  return (
    <StudioForm form={form} label={t("studios.apply")} button={t("studios.sendApplication")} variant="primary">
      <OwnerField />
      <StudioField form={form} name="name" label={t("studios.name")} result={result} autoComplete="organization" />
      <StudioField
        form={form}
        name="website"
        label={t("studios.website")}
        help={t("studios.optional")}
        placeholder="https://"
        type="url"
        autoComplete="url"
        spellCheck={false}
        result={result}
      />
      <StudioField
        form={form}
        name="message"
        label={t("studios.message")}
        help={t("studios.messageHelp", { max: maxMessage })}
        rows={6}
        result={result}
      />
    </StudioForm>
  );
}
