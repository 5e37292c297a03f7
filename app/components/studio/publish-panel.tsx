import { useText } from "~/i18n/use-text";
import type { PublishView } from "~/view-models/studio/publish-checklist";
import { Icon } from "../ui/icon";
import { StudioForm } from "./studio-form";

type PublishPanelProps = { publish: PublishView };

export function PublishPanel({ publish: { items, heading, text, button, isReady, asksForRules } }: PublishPanelProps) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="publish">
      <h2 className="heading-small" id="publish">
        {heading}
      </h2>
      <ul className="studio-checklist" id="checklist">
        {items.map((item) => (
          <li key={item.text} className={item.isDone ? "studio-check--done" : undefined}>
            <Icon name={item.isDone ? "circle-check" : "circle-x"} />
            {item.isDone ? (
              <span>
                {item.text}
                <span className="visually-hidden">: {t("studios.checkDone")}</span>
              </span>
            ) : (
              <a className="text-link" href={item.href}>
                {item.text}
                <span className="visually-hidden">: {t("studios.checkOpen")}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="text-small muted">{text}</p>
      {button !== null && (
        <div className="profile-edits">
          <StudioForm
            form={{ intent: "publish" }}
            button={button}
            variant="primary"
            isDisabled={!isReady}
            describedBy="checklist"
          >
            {asksForRules ? <RulesField /> : undefined}
          </StudioForm>
        </div>
      )}
    </section>
  );
}

function RulesField() {
  const t = useText();
  return (
    <div className="form-field">
      <label className="checkbox-field">
        <input type="checkbox" name="rulesChanged" aria-describedby="rules-changed-help" />
        {t("studios.rulesChanged")}
      </label>
      <p className="field-help" id="rules-changed-help">
        {t("studios.rulesChangedHelp")}
      </p>
    </div>
  );
}
