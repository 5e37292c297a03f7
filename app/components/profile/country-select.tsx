import type { CountryName } from "~/i18n/country-name";
import { useText } from "~/i18n/use-text";
import { Select } from "../ui/select";
import { FormField } from "./form-field";

type CountrySelectProps = { countries: readonly CountryName[]; value: string; problem: string | undefined };

export function CountrySelect({ countries, value, problem }: CountrySelectProps) {
  const t = useText();
  const none = { value: "", label: t("details.noCountry") };
  const options = [none, ...countries.map(({ code, name }) => ({ value: code, label: name }))];
  return (
    <FormField id="country" label={t("profile.country")} problem={problem}>
      {(field) => (
        <Select {...field} name="countryCode" options={options} defaultValue={value} autoComplete="country" />
      )}
    </FormField>
  );
}
