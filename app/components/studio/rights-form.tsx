import { useText } from "~/i18n/use-text";
import type { RightsView } from "~/view-models/studio/studio-game";
import { typedAt, type StudioRefusal } from "~/view-models/studio/studio-refusal";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

const RIGHTS = { intent: "declare-rights" };

type RightsFormProps = { rights: RightsView | null; result: StudioRefusal | undefined };

export function RightsForm({ rights, result }: RightsFormProps) {
  const t = useText();
  const chosen = typedAt(result, RIGHTS, "isOwnWork", rights?.isOwnWork === false ? "no" : "yes");
  const choices = [
    { value: "yes", label: t("studio.ownWork") },
    { value: "no", label: t("studio.licensedWork") },
  ];
  return (
    <section className="panel section" aria-labelledby="rights">
      <h2 className="heading-small" id="rights">
        {t("studio.rights")}
      </h2>
      <p className="muted">{rights ? rights.declared : t("studio.rightsText")}</p>
      <StudioForm form={RIGHTS} label={t("studio.rights")} button={t("studio.declareRights")} variant="inverse">
        <StudioField
          form={RIGHTS}
          name="holder"
          label={t("studio.rightsHolder")}
          help={t("studio.rightsHolderHelp")}
          saved={rights?.holder}
          result={result}
        />
        <fieldset>
          <legend className="field-label">{t("studio.rightsKind")}</legend>
          {choices.map(({ value, label }) => (
            <label key={value} className="checkbox-field">
              <input type="radio" name="isOwnWork" value={value} defaultChecked={chosen === value} />
              {label}
            </label>
          ))}
        </fieldset>
      </StudioForm>
    </section>
  );
}
