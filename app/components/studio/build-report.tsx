import type { BuildReportView } from "~/view-models/studio/build-report";
import { Icon } from "../ui/icon";

type BuildReportProps = { report: BuildReportView };

export function BuildReport({ report: { facts, warnings } }: BuildReportProps) {
  return (
    <>
      {warnings.length > 0 && (
        <ul className="studio-warnings">
          {warnings.map((warning) => (
            <li key={warning}>
              <Icon name="triangle-alert" size="small" />
              <span>{warning}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
