import type { PageSection } from "~contract/entities/page-content";

/** Where players see a section (docs/product/pages.md#countries). */
export const COUNTRY_RULES = ["EVERYWHERE", "ONLY", "EXCEPT"] as const;
export type CountryRule = (typeof COUNTRY_RULES)[number];

export type CountryChoice = { rule: CountryRule; codes: string[] };
type Countries = Pick<PageSection, "countries" | "exceptCountries">;

export function toCountryChoice({ countries, exceptCountries }: Countries): CountryChoice {
  if (countries.length > 0) return { rule: "ONLY", codes: countries };
  return { rule: exceptCountries.length > 0 ? "EXCEPT" : "EVERYWHERE", codes: exceptCountries };
}

export function fromCountryChoice({ rule, codes }: CountryChoice): Countries {
  return { countries: rule === "ONLY" ? codes : [], exceptCountries: rule === "EXCEPT" ? codes : [] };
}

/**
 * What does not go together in a form. Whoever changes a section to everywhere need not take its countries away one by
 * one, but whoever has chosen some has forgotten the rule.
 */
export function countryProblem({ rule, codes }: CountryChoice, shown: readonly string[]): "rule" | "codes" | null {
  if (rule !== "EVERYWHERE") return codes.length === 0 ? "codes" : null;
  return codes.some((code) => !shown.includes(code)) ? "rule" : null;
}
