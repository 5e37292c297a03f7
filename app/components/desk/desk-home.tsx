import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { AuditLineView } from "~/view-models/desk/audit-line";
import type { DeskHomeView } from "~/view-models/desk/desk-home";
import { MissingPart } from "../error/missing-part";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Icon } from "../ui/icon";
import { AuditLines } from "./audit-lines";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";
import { SetupSteps } from "./setup-steps";
import { WaitingList } from "./waiting-list";
import { WrongNow } from "./wrong-now";

type DeskHomeProps = { home: DeskHomeView };

export function DeskHome({ home }: DeskHomeProps) {
  return (
    <>
      <DeskHead title={home.day} />
      {home.setup && <SetupSteps setup={home.setup} />}
      <div className="desk-columns">
        <div className="desk-stack">
          <WaitingList waiting={home.waiting} />
          {home.changes && <LatestChanges home={home} changes={home.changes} />}
        </div>
        <div className="desk-stack">
          {home.health && <WrongNow health={home.health} />}
          <OwnRole home={home} />
        </div>
      </div>
    </>
  );
}

type LatestChangesProps = DeskHomeProps & { changes: readonly AuditLineView[] };

function LatestChanges({ home: { auditLogHref, haveChangesFailed }, changes }: LatestChangesProps) {
  const t = useText();
  const link = (
    <Link className="text-link" to={auditLogHref}>
      {t("desk.auditLog")}
    </Link>
  );
  return (
    <DeskPanel id="changes" title={t("desk.lastChanges")} link={link}>
      {changes.length > 0 && <AuditLines lines={changes} />}
      {changes.length === 0 && !haveChangesFailed && <EmptyList text={t("desk.noChanges")} />}
      {haveChangesFailed && <MissingPart text={t("desk.changesFailed")} />}
    </DeskPanel>
  );
}

function OwnRole({ home: { role, permissions, secondFactor } }: DeskHomeProps) {
  const t = useText();
  return (
    <DeskPanel id="role" title={t("desk.yourRole", { role })}>
      <div className="desk-panel-body">
        <p className="muted">{t("desk.youMay")}</p>
        <ul className="desk-checklist">
          {permissions.map((permission) => (
            <li key={permission}>
              <Icon name="check" size="small" />
              {permission}
            </li>
          ))}
        </ul>
        {!secondFactor.isSetUp && (
          <>
            <p>{t("desk.secondFactorAdvice")}</p>
            <ButtonLink href={secondFactor.href} variant="outline">
              {t("desk.setUp")}
            </ButtonLink>
          </>
        )}
      </div>
    </DeskPanel>
  );
}
