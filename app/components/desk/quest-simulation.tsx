import { Form, Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { QuestSimulationView, SimulatedQuestsView } from "~/view-models/desk/quest-simulation";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";

type QuestSimulationProps = { simulation: QuestSimulationView };

export function QuestSimulation({ simulation: { date, href, collections } }: QuestSimulationProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.simulation")} text={t("desk.simulationText")} />
      <Form method="get" action={href} aria-label={t("desk.simulation")} className="desk-filter">
        <FormField id="simulation-date" label={t("desk.report.day")}>
          {(field) => (
            <input {...field} key={date} className="text-input" type="date" name="date" defaultValue={date} />
          )}
        </FormField>
        <Button type="submit" variant="outline">
          {t("desk.simulate")}
        </Button>
      </Form>
      <div className="desk-stack desk-stack--narrow">
        {collections.map(({ alias, title, rules, given, others }) => (
          <DeskPanel key={alias} id={`collection-${alias}`} title={title}>
            <div className="desk-panel-body">
              <p className="text-small muted">{rules}</p>
              {given.quests.length > 0 ? <Quests {...given} /> : <EmptyList text={t("desk.simulationNothing")} />}
              {others.quests.length > 0 && (
                <>
                  <h3>{t("desk.simulationOthers")}</h3>
                  <Quests {...others} />
                </>
              )}
            </div>
          </DeskPanel>
        ))}
      </div>
    </>
  );
}

function Quests({ quests, more }: SimulatedQuestsView) {
  return (
    <ul className="desk-simulated">
      {quests.map(({ id, title, href, text }) => (
        <li key={id}>
          <Link className="text-link" to={href}>
            {title}
          </Link>{" "}
          <span className="text-small muted">{text}</span>
        </li>
      ))}
      {more !== null && <li className="muted">{more}</li>}
    </ul>
  );
}
