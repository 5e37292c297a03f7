import type { Locale } from "~/i18n/locales";
import type { Attribute } from "~contract/entities/attribute";
import { faqAnswer } from "~contract/entities/attribute-values";
import { attributeNamed, ENTRY_FIELDS, type EntryField } from "~contract/entities/page-content";

/** Names of widths (docs/product/content.md#breakpoint). */
export const BREAKPOINTS = ["mobile", "tablet", "desktop"] as const;

type Texts = Partial<Record<Locale, string | undefined>>;
/** What a form has of one entry: texts by language, other values as they are typed. */
export type FieldValues = Partial<Record<EntryField, Texts | string | undefined>>;

/** In forms: "Button text" is buttonText. */
export function formName(field: EntryField): string {
  const [first = "", ...others] = field.split(" ");
  return first.toLowerCase() + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

export const isTextField = (field: EntryField) => ENTRY_FIELDS.texts.some((name) => name === field);
const isPictureField = (field: EntryField) => ENTRY_FIELDS.pictures.some((name) => name === field);

export function textsOf(attributes: readonly Attribute[], field: EntryField): Texts {
  const attribute = attributeNamed(attributes, field);
  if (!attribute || attribute.type === "ASSET") return {};
  const localized = attribute.type === "ANY" ? faqAnswer.safeParse(attribute.value).data : attribute;
  return localized ? { en: localized.value, ...localized.translations } : {};
}

export function valueOf(attributes: readonly Attribute[], field: EntryField): string {
  const attribute = attributeNamed(attributes, field);
  if (attribute?.type === "ASSET") return attribute.url;
  const value = attribute?.type === "ANY" ? attribute.value : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Attributes that no field is for stay. */
export function withFields(
  attributes: readonly Attribute[],
  fields: readonly EntryField[],
  values: FieldValues,
): Attribute[] {
  const kept = attributes.filter(({ name }) => !fields.some((field) => field === name));
  return [...fields.flatMap((field) => toAttribute(attributes, field, values[field]) ?? []), ...kept];
}

function toAttribute(
  before: readonly Attribute[],
  field: EntryField,
  value: Texts | string | undefined,
): Attribute | null {
  if (value === undefined || value === "") return null;
  if (typeof value === "string") return toValue(before, field, value);
  const translations = Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const [original] = Object.values(translations);
  if (original === undefined) return null;
  const localized = { value: translations["en"] ?? original, translations };
  // Clients know the answer as an open value.
  if (field === "Faq answer") return { name: field, type: "ANY", value: localized };
  return { name: field, type: "LOCALIZABLE_STRING", ...localized };
}

function toValue(before: readonly Attribute[], field: EntryField, value: string): Attribute {
  if (!isPictureField(field)) return { name: field, type: "ANY", value };
  const same = attributeNamed(before, field);
  return same?.type === "ASSET" && same.url === value ? same : { name: field, type: "ASSET", url: value, variants: [] };
}
