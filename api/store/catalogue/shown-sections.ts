import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { sections } from "../../db/schema/content";
import type { QueryContext } from "../query-context";

type Countries = Pick<typeof sections.$inferSelect, "countries" | "exceptCountries">;
type Conditions = Countries & Pick<typeof sections.$inferSelect, "isHidden" | "locales" | "startsAt" | "endsAt">;

/** Rules: docs/product/pages.md#who-sees-a-section. The portal knows audience and device. */
export function isSectionShown(
  { isHidden, locales, startsAt, endsAt, ...countries }: Conditions,
  { locale, now, viewer }: Pick<QueryContext, "locale" | "now" | "viewer">,
): boolean {
  if (isHidden || (locales.length > 0 && !locales.includes(locale))) return false;
  if (!isShownIn(countries, countryOf(viewer))) return false;
  return (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
}

/** Null for whoever is in no country: visitors, guests, and players whose profile names none. */
export function countryOf(viewer: QueryContext["viewer"]): string | null {
  return viewer && !viewer.isGuest ? viewer.countryCode : null;
}

/** Rules: docs/product/pages.md#countries. */
export function isShownIn({ countries, exceptCountries }: Countries, country: string | null): boolean {
  if (country === null) return countries.length === 0;
  return (countries.length === 0 || countries.includes(country)) && !exceptCountries.includes(country);
}

export function dependsOnCountry({ isHidden, countries, exceptCountries }: Countries & { isHidden: boolean }): boolean {
  return !isHidden && countries.length + exceptCountries.length > 0;
}

/** A feed has its page unless the sections that show it are hidden, out of their time, or of other countries. */
export function isFeedShown(feedId: SQLWrapper, moment: Date | SQL, country: string | null): SQL {
  const now = moment instanceof Date ? sql`${moment.toISOString()}::timestamptz` : moment;
  const ofFeed = sql`select from ${sections} as section where section.feed_id = ${feedId}`;
  return sql`(not exists (${ofFeed}) or exists (${ofFeed} and not section.is_hidden
    and (section.starts_at is null or section.starts_at <= ${now})
    and (section.ends_at is null or section.ends_at > ${now})
    and ${inCountry(country)}))`;
}

function inCountry(country: string | null): SQL {
  const isEverywhere = sql`cardinality(section.countries) = 0`;
  if (country === null) return isEverywhere;
  return sql`(${isEverywhere} or ${country} = any(section.countries)) and ${country} <> all(section.except_countries)`;
}
