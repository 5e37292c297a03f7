import type { CountryName } from "~/i18n/country-name";
import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";
import { FormField } from "./form-field";

type CountrySelectProps = { countries: readonly CountryName[]; value: string; problem: string | undefined };

/** All countries in the viewer's language, and none. */
export function CountrySelect({ countries, value, problem }: CountrySelectProps) {
  const t = useText();
  return (
    <FormField id="country" label={t("profile.country")} problem={problem}>
      {(field) => (
        <span className="sel">
          <select {...field} name="countryCode" defaultValue={value} autoComplete="country">
            <option value="">{t("details.noCountry")}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="small" />
        </span>
      )}
    </FormField>
  );
}
