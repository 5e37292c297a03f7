import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { HealthEventView } from "~/view-models/desk/health-event";
import type { HealthPageView } from "~/view-models/desk/health-page";
import { MissingPart } from "../error/missing-part";
import { EmptyList } from "../ui/empty-list";
import { AllClear } from "./all-clear";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";
import { HealthProblems } from "./health-problems";

type HealthPageProps = { health: HealthPageView };

export function HealthPage({ health: { now, events } }: HealthPageProps) {
  const t = useText();
  const checked = <span className="text-small muted">{now.checked}</span>;
  return (
    <>
      <DeskHead title={t("desk.health")} text={t("desk.healthText")} />
      <div className="desk-stack">
        <DeskPanel id="wrong-now" title={t("desk.wrongNow")} link={checked}>
          {now.problems.length === 0 ? <AllClear /> : <HealthProblems problems={now.problems} />}
        </DeskPanel>
        <DeskPanel id="lately" title={t("desk.lately")}>
          {events === null && <MissingPart text={t("desk.eventsFailed")} />}
          {events?.length === 0 && <EmptyList text={t("desk.noEvents")} />}
          {events !== null && events.length > 0 && <HealthEvents events={events} />}
        </DeskPanel>
      </div>
    </>
  );
}

function HealthEvents({ events }: { events: readonly HealthEventView[] }) {
  return (
    <ol className="desk-lines">
      {events.map(({ id, date, time, text, detail, link }) => (
        <li key={id}>
          <time dateTime={date}>{time}</time>
          <div>
            <p>{text}</p>
            {detail !== null && <p className="text-small muted">{detail}</p>}
            {link && (
              <Link className="text-link text-small" to={link.href}>
                {link.label}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
