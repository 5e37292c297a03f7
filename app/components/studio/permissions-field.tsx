import { useText } from "~/i18n/use-text";
import type { PermissionView } from "~/view-models/studio/studio-game";
import { isTickedAt, type StudioRefusal } from "~/view-models/studio/studio-refusal";

type PermissionsFieldProps = {
  form: { intent: string };
  permissions: readonly PermissionView[];
  result: StudioRefusal | undefined;
};

export function PermissionsField({ form, permissions, result }: PermissionsFieldProps) {
  const t = useText();
  return (
    <div className="form-field">
      <fieldset aria-describedby="permissions-help">
        <legend className="field-label">{t("studios.permissions")}</legend>
        {permissions.map(({ name, label, isAllowed }) => (
          <label key={name} className="checkbox-field">
            <input type="checkbox" name={name} defaultChecked={isTickedAt(result, form, name, isAllowed)} />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="field-help" id="permissions-help">
        {t("studios.permissionsHelp")}
      </p>
    </div>
  );
}
