import type { Locale } from "~/i18n/locales";

/** A thing of schema.org, as JSON-LD. Its texts may be anything: they are escaped where the page is written. */
export type Thing = { "@type": string } & { [property: string]: ThingValue };
export type ThingValue = string | number | boolean | Thing | readonly ThingValue[];

/** The page that says something about itself. */
export type DescribedPage = {
  /** The address of the page itself. */
  canonical: string;
  brandName: string;
  locale: Locale;
  /** A path of the portal, or an address elsewhere, as an absolute address. */
  absolute: (href: string) => string;
};

/** What a page tells crawlers beside its text; made when the page's own address is known. */
export type StructuredData = (page: DescribedPage) => Thing;

type Facts = Record<string, ThingValue | null | undefined>;

/** A thing without the properties that nothing is known of. */
export function thing(type: string, facts: Facts): Thing {
  const known = Object.entries(facts).filter((entry): entry is [string, ThingValue] => isKnown(entry[1]));
  return { "@type": type, ...Object.fromEntries(known) };
}

function isKnown(value: ThingValue | null | undefined): value is ThingValue {
  return value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}

/** The same with the context that makes it a document of its own. */
export function toDocument(described: Thing): Thing {
  return { "@context": "https://schema.org", ...described };
}
