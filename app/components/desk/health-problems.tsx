import { Link } from "@remix-run/react";
import type { HealthProblemView } from "~/view-models/desk/health-problem";
import { Icon } from "../ui/icon";

type HealthProblemsProps = { problems: readonly HealthProblemView[] };

export function HealthProblems({ problems }: HealthProblemsProps) {
  return (
    <ul className="health-problems">
      {problems.map(({ id, isCritical, severity, title, facts, error, advice, link }) => (
        <li key={id} className={isCritical ? "health-problem health-problem--critical" : "health-problem"}>
          <Icon name={isCritical ? "circle-x" : "triangle-alert"} size="small" />
          <div>
            <p className="health-severity">{severity}</p>
            <h3>{title}</h3>
            <p className="text-small muted">{facts}</p>
            {error !== null && <p className="desk-quote">{error}</p>}
            <p>{advice}</p>
            {link && (
              <Link className="text-link" to={link.href}>
                {link.label}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
