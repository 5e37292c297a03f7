import { useState, type KeyboardEvent } from "react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { CountryFieldsView } from "~/view-models/desk/section-countries";
import { FormField } from "../profile/form-field";
import { DeskCheckboxes } from "./desk-checkboxes";
import { DeskSelect, type Theirs } from "./desk-field";
import { FieldDetails } from "./field-details";

type CountryFieldsProps = {
  countries: CountryFieldsView;
  result: DeskFormResult | undefined;
  theirs: Theirs;
  isConflict: boolean;
};

/** Where a section is shown, in the DeskForm around it. */
export function CountryFields({ countries, result, theirs, isConflict }: CountryFieldsProps) {
  const t = useText();
  const [search, setSearch] = useState("");
  const { rule, rules, codes, options } = countries;
  const chosen = options.filter(({ value }) => codes.includes(value)).map(({ label }) => label);
  const isFound = (label: string) => label.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
  return (
    <>
      <DeskSelect
        name="countryRule"
        label={t("desk.countries")}
        help={t("desk.countriesHelp")}
        options={rules}
        saved={rule}
        theirs={theirs(rules.find(({ value }) => value === rule)?.label ?? "")}
      />
      <input type="hidden" name="shownCountries" value={codes.join(" ")} />
      <FieldDetails
        name="countries"
        title={t("desk.countriesChosen")}
        note={chosen.join(", ")}
        isOpen={isConflict}
        result={result}
      >
        <div className="desk-find">
          <FormField id="find-country" label={t("desk.findCountry")}>
            {(field) => (
              <input
                {...field}
                className="text-input"
                type="search"
                autoComplete="off"
                onChange={({ target }) => setSearch(target.value)}
                onKeyDown={keepForm}
              />
            )}
          </FormField>
        </div>
        <DeskCheckboxes
          name="countries"
          label={t("desk.countries")}
          options={options}
          saved={codes}
          isConflict={isConflict}
          isShown={({ label }) => isFound(label)}
        />
      </FieldDetails>
    </>
  );
}

/** Enter would save the section. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
