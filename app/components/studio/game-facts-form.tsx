import { useText } from "~/i18n/use-text";
import type { StudioGameView } from "~/view-models/studio/studio-game";
import { isTickedAt, typedAt, type StudioRefusal } from "~/view-models/studio/studio-refusal";
import { FormField } from "../profile/form-field";
import { Select } from "../ui/select";
import { CheckboxList } from "./checkbox-list";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

const FACTS = { intent: "save-facts" };

type GameFactsFormProps = { game: Pick<StudioGameView, "facts" | "limits">; result: StudioRefusal | undefined };

export function GameFactsForm({ game: { facts, limits }, result }: GameFactsFormProps) {
  const t = useText();
  const platforms = [
    { name: "desktop", label: t("studios.desktop"), isTicked: facts.isForDesktop },
    { name: "mobile", label: t("studios.mobile"), isTicked: facts.isForMobile },
  ];
  return (
    <section className="panel section" aria-labelledby="facts">
      <h2 className="heading-small" id="facts">
        {t("studios.facts")}
      </h2>
      <StudioForm form={FACTS} label={t("studios.facts")} button={t("studios.save")} variant="inverse">
        <StudioField form={FACTS} name="name" label={t("studios.gameName")} saved={facts.name} result={result} />
        <StudioField
          form={FACTS}
          name="description"
          label={t("studios.description")}
          help={t("studios.descriptionHelp", { max: limits.description })}
          rows={4}
          saved={facts.description}
          result={result}
        />
        <FormField id="age-rating" label={t("studios.ageRating")}>
          {(field) => (
            <Select
              {...field}
              name="ageRating"
              options={facts.ages}
              defaultValue={typedAt(result, FACTS, "ageRating", facts.ageRating)}
            />
          )}
        </FormField>
        <CheckboxList form={FACTS} id="platforms" label={t("studios.platforms")} boxes={platforms} result={result} />
        <StudioField
          form={FACTS}
          name="declaredHosts"
          label={t("studios.hosts")}
          help={t("studios.hostsHelp")}
          rows={2}
          saved={facts.declaredHosts}
          result={result}
        />
        <CheckboxList
          form={FACTS}
          id="permissions"
          label={t("studios.permissions")}
          help={t("studios.permissionsHelp")}
          boxes={facts.permissions}
          result={result}
        />
        <SavesStorageField isTicked={isTickedAt(result, FACTS, "savesStorage", facts.savesStorage)} />
      </StudioForm>
    </section>
  );
}

function SavesStorageField({ isTicked }: { isTicked: boolean }) {
  const t = useText();
  return (
    <div className="form-field">
      <label className="checkbox-field">
        <input type="checkbox" name="savesStorage" aria-describedby="saves-storage-help" defaultChecked={isTicked} />
        {t("studios.savesStorage")}
      </label>
      <p className="field-help" id="saves-storage-help">
        {t("studios.savesStorageHelp")}
      </p>
    </div>
  );
}
