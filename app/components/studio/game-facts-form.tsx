import { useText } from "~/i18n/use-text";
import type { StudioGameView } from "~/view-models/studio/studio-game";
import { isTickedAt, typedAt, type StudioRefusal } from "~/view-models/studio/studio-refusal";
import { FormField } from "../profile/form-field";
import { Select } from "../ui/select";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

const FACTS = { intent: "save-facts" };

type GameFactsFormProps = { game: Pick<StudioGameView, "facts" | "limits">; result: StudioRefusal | undefined };

export function GameFactsForm({ game: { facts, limits }, result }: GameFactsFormProps) {
  const t = useText();
  const platforms = [
    { name: "desktop", label: t("studio.desktop"), saved: facts.isForDesktop },
    { name: "mobile", label: t("studio.mobile"), saved: facts.isForMobile },
  ];
  return (
    <section className="panel section" aria-labelledby="facts">
      <h2 className="heading-small" id="facts">
        {t("studio.facts")}
      </h2>
      <StudioForm form={FACTS} label={t("studio.facts")} button={t("studio.save")} variant="inverse">
        <StudioField form={FACTS} name="name" label={t("studio.gameName")} saved={facts.name} result={result} />
        <StudioField
          form={FACTS}
          name="description"
          label={t("studio.description")}
          help={t("studio.descriptionHelp", { max: limits.description })}
          rows={4}
          saved={facts.description}
          result={result}
        />
        <FormField id="age-rating" label={t("studio.ageRating")}>
          {(field) => (
            <Select
              {...field}
              name="ageRating"
              options={facts.ages}
              defaultValue={typedAt(result, FACTS, "ageRating", facts.ageRating)}
            />
          )}
        </FormField>
        <fieldset>
          <legend className="field-label">{t("studio.platforms")}</legend>
          {platforms.map(({ name, label, saved }) => (
            <label key={name} className="checkbox-field">
              <input type="checkbox" name={name} defaultChecked={isTickedAt(result, FACTS, name, saved)} />
              {label}
            </label>
          ))}
        </fieldset>
        <StudioField
          form={FACTS}
          name="declaredHosts"
          label={t("studio.hosts")}
          help={t("studio.hostsHelp")}
          rows={2}
          saved={facts.declaredHosts}
          result={result}
        />
      </StudioForm>
    </section>
  );
}
