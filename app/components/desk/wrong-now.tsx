import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { HomeHealthView } from "~/view-models/desk/home-health";
import { MissingPart } from "../error/missing-part";
import { Icon } from "../ui/icon";
import { DeskPanel } from "./desk-panel";

type WrongNowProps = {
  /** `problems` is null if loading failed. */
  health: HomeHealthView;
};

/** The short form of the page of health. */
export function WrongNow({ health: { title, href, problems } }: WrongNowProps) {
  const t = useText();
  const link = (
    <Link className="text-link" to={href}>
      {t("desk.health")}
    </Link>
  );
  return (
    <DeskPanel id="wrong-now" title={title} link={link}>
      {problems === null && <MissingPart text={t("desk.healthFailed")} />}
      {problems?.length === 0 && (
        <p className="desk-panel-body health-line health-line--clear">
          <Icon name="circle-check" size="small" />
          {t("desk.allClear")}
        </p>
      )}
      {problems !== null && problems.length > 0 && (
        <ul className="health-lines">
          {problems.map(({ id, isCritical, severity, text, facts }) => (
            <li key={id} className={isCritical ? "health-line health-line--critical" : "health-line"}>
              <Icon name={isCritical ? "circle-x" : "triangle-alert"} size="small" />
              <div>
                <span className="visually-hidden">{severity}: </span>
                {text}
                <p className="text-small muted">{facts}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </DeskPanel>
  );
}
