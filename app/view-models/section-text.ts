import { localizedText } from "~/i18n/localized-text";
import type { Locale } from "~/i18n/locales";
import type { Section } from "~contract/entities/section";

export type SectionTextView = { title: string | null; description: string | null };

/** Falls back to the feed's texts. */
export function toSectionText(section: Section, locale: Locale): SectionTextView {
  const read = (value: string | null, translations: Record<string, string>) =>
    localizedText(value ?? "", translations, locale);
  const title = read(section.name, section.nameTranslations) || read(section.feedTitle, section.feedTitleTranslations);
  const description =
    read(section.description, section.descriptionTranslations) ||
    read(section.feedDescription, section.feedDescriptionTranslations);
  return { title: title || null, description: description || null };
}
