import type { Locale } from "~/i18n/locales";

/** A schema.org thing as JSON-LD; its texts are escaped when rendered. */
export type Thing = { "@type": string } & { [property: string]: ThingValue };
export type ThingValue = string | number | boolean | Thing | readonly ThingValue[];

export type StructuredDataContext = {
  canonical: string;
  brandName: string;
  locale: Locale;
  absolute: (href: string) => string;
};

/** Built once the page's canonical URL is known. */
export type StructuredData = (page: StructuredDataContext) => Thing;

type Facts = Record<string, ThingValue | null | undefined>;

/** Omits missing properties. */
export function thing(type: string, facts: Facts): Thing {
  const present = Object.entries(facts).filter((entry): entry is [string, ThingValue] => isPresent(entry[1]));
  return { "@type": type, ...Object.fromEntries(present) };
}

function isPresent(value: ThingValue | null | undefined): value is ThingValue {
  return value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}

export function toDocument(root: Thing): Thing {
  return { "@context": "https://schema.org", ...root };
}
