import { Form } from "@remix-run/react";
import type { CountryName } from "~/i18n/country-name";
import { useText } from "~/i18n/use-text";
import type { AccountDetailsView, DetailsField, DetailsResult, DetailsValues } from "~/view-models/account-details";
import { Button } from "../ui/button";
import { Select } from "../ui/select";
import { TextArea } from "../ui/text-area";
import { BirthdateInput } from "./birthdate-input";
import { FormField } from "./form-field";
import { OwnerField } from "./owner-field";
import { problemText } from "./problem-texts";
import { useIsSubmitting } from "./use-is-submitting";

type DetailsFormProps = { details: AccountDetailsView; result: DetailsResult | undefined };

/** The form sends its initial values as `base`, to detect which fields changed. */
export function DetailsForm({ details, result }: DetailsFormProps) {
  const t = useText();
  const isSending = useIsSubmitting("save");
  const { limits, countries, today } = details;
  const base = result?.base ?? details.base;
  const values = result?.values ?? base.values;
  const problemOf = (field: DetailsField) => problemText(t, result, field, limits);
  return (
    <Form aria-label={t("details.personal")} method="post" className="form" preventScrollReset noValidate>
      <input type="hidden" name="intent" value="save" />
      <OwnerField />
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      <FormField
        id="username"
        label={t("friends.username")}
        help={problemOf("username") === undefined ? t("details.usernameRule", limits.username) : undefined}
        problem={problemOf("username")}
      >
        {(field) => (
          <input
            {...field}
            className="text-input"
            name="username"
            defaultValue={values.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField id="name" label={t("profile.name")} problem={problemOf("name")}>
        {(field) => (
          <input {...field} className="text-input" name="name" defaultValue={values.name} autoComplete="name" />
        )}
      </FormField>
      <FormField id="description" label={t("details.description")} problem={problemOf("description")}>
        {(field) => (
          <TextArea {...field} className="text-input" name="description" rows={5} defaultValue={values.description} />
        )}
      </FormField>
      <FormField
        id="birthdate"
        label={t("details.birthdate")}
        help={t("details.birthdateHelp")}
        problem={problemOf("birthdate")}
      >
        {(field) => <BirthdateInput {...field} today={today} defaultValue={values.birthdate} />}
      </FormField>
      <CountrySelect countries={countries} value={values.countryCode} problem={problemOf("countryCode")} />
      <Agreements values={values} />
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t("details.save")}
      </Button>
    </Form>
  );
}

function Agreements({ values }: { values: DetailsValues }) {
  const t = useText();
  return (
    <>
      <label className="checkbox-field">
        <input type="checkbox" name="marketingConsent" defaultChecked={values.marketingConsent} />
        {t("details.consent")}
      </label>
      <label className="checkbox-field">
        <input type="checkbox" name="digestConsent" defaultChecked={values.digestConsent} />
        {t("details.digest")}
      </label>
    </>
  );
}

type CountrySelectProps = { countries: readonly CountryName[]; value: string; problem: string | undefined };

function CountrySelect({ countries, value, problem }: CountrySelectProps) {
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
