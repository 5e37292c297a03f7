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
    { value: "yes", label: t("studios.ownWork") },
    { value: "no", label: t("studios.licensedWork") },
  ];
  return (
    <section className="panel section" aria-labelledby="rights">
      <h2 className="heading-small" id="rights">
        {t("studios.rights")}
      </h2>
      <p className="muted">{rights ? rights.declared : t("studios.rightsText")}</p>
      <StudioForm form={RIGHTS} label={t("studios.rights")} button={t("studios.declareRights")} variant="inverse">
        <StudioField
          form={RIGHTS}
          name="holder"
          label={t("studios.rightsHolder")}
          help={t("studios.rightsHolderHelp")}
          saved={rights?.holder}
          result={result}
        />
        <fieldset>
          <legend className="field-label">{t("studios.rightsKind")}</legend>
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
