import { countryName, countryNames } from "~/i18n/country-name";
import { formatList } from "~/i18n/format-list";
import type { TextKey } from "~/i18n/text-keys";
import { COUNTRY_RULES, toCountryChoice, type CountryChoice, type CountryRule } from "~/rules/country-choice";
import type { PageSection } from "~contract/entities/page-content";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";

export type CountryFieldsView = CountryChoice & {
  rules: OptionView[];
  /** By name, what is chosen first. */
  options: OptionView[];
};

type Countries = Pick<PageSection, "countries" | "exceptCountries">;
type NamingView = Pick<ViewContext, "locale" | "t">;

export const COUNTRY_RULE_TEXTS: Record<CountryRule, TextKey> = {
  EVERYWHERE: "desk.countries.EVERYWHERE",
  ONLY: "desk.countries.ONLY",
  EXCEPT: "desk.countries.EXCEPT",
};

export function toCountryFields(section: Countries, { locale, t }: NamingView): CountryFieldsView {
  const choice = toCountryChoice(section);
  const options = countryNames(locale).map(({ code, name }) => ({ value: code, label: name }));
  const isChosen = ({ value }: OptionView) => choice.codes.includes(value);
  return {
    ...choice,
    rules: COUNTRY_RULES.map((value) => ({ value, label: t(COUNTRY_RULE_TEXTS[value]) })),
    options: [...options.filter(isChosen), ...options.filter((option) => !isChosen(option))],
  };
}

const MAX_NAMES = 6;

/** "Only in Germany and Poland"; empty for everywhere. */
export function countryCondition(section: Countries, { locale, t }: NamingView): string {
  const { rule, codes } = toCountryChoice(section);
  if (rule === "EVERYWHERE") return "";
  const names = codes.map((code) => countryName(code, locale));
  const left = names.length - MAX_NAMES;
  const shown = left > 0 ? [...names.slice(0, MAX_NAMES), t("desk.previewMore", { number: String(left) })] : names;
  return t(rule === "ONLY" ? "desk.onlyIn" : "desk.notIn", { countries: formatList(shown, locale) });
}

/** As sections are recorded in the log. */
const RECORDED = /\b(ONLY_IN|NOT_IN)((?: [A-Z]{2})+)(?= ·|$)/g;

/** A section of the log with its countries by name. */
export function withCountryNames(text: string, { locale, t }: NamingView): string {
  return text.replace(RECORDED, (_, rule: string, codes: string) => {
    const names = codes
      .trim()
      .split(" ")
      .map((code) => countryName(code, locale));
    return t(rule === "ONLY_IN" ? "desk.onlyIn" : "desk.notIn", { countries: formatList(names, locale) });
  });
}
