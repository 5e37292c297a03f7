import type { Attribute } from "~contract/entities/attribute";
import {
  subjectIdOf,
  type EntrySubject,
  type PageContent,
  type PageEntry,
  type PageSection,
} from "~contract/entities/page-content";

const ID_LENGTH = 8;

/** A page in the audit log: the order of its sections, and each section in one text. */
export function recordedPage({ sections }: PageContent): Record<string, string | string[]> {
  const names = sections.map(({ name }) => name.en);
  const isRepeated = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return {
    sections: names,
    ...Object.fromEntries(
      sections.map((section) => {
        const { name, sectionId } = section;
        const key = isRepeated(name.en) ? `${name.en} ${sectionId.slice(0, ID_LENGTH)}` : name.en;
        return [`section ${key}`, recordedSection(section)];
      }),
    ),
  };
}

function recordedSection({ sectionType, feedAlias, name, description, entries, ...shown }: PageSection): string {
  const { isHidden, visibleFor, devices, locales, startsAt, endsAt } = shown;
  const countries = [recordedCountries("ONLY_IN", shown.countries), recordedCountries("NOT_IN", shown.exceptCountries)];
  const texts = [...Object.values(name), ...Object.values(description)];
  const conditions = [isHidden ? "hidden" : visibleFor, devices, locales.join(" "), ...countries, startsAt, endsAt];
  return [sectionType, feedAlias, ...texts, ...conditions, ...entries.map(recordedEntry)].filter(Boolean).join(" · ");
}

/** What reads the log names them. */
function recordedCountries(rule: "ONLY_IN" | "NOT_IN", codes: readonly string[]): string {
  return codes.length === 0 ? "" : [rule, ...codes].join(" ");
}

function recordedEntry({ subject, attributes }: PageEntry): string {
  return [recordedSubject(subject), ...attributes.map(recordedAttribute)].join(" ");
}

/** What reads the log names ids that stand by themselves. */
export function recordedSubject(subject: EntrySubject): string {
  if (subject.kind === "CUSTOM") return subject.customType;
  return `${subject.kind} ${subjectIdOf(subject) ?? ""}`;
}

function recordedAttribute(attribute: Attribute): string {
  if (attribute.type === "LOCALIZABLE_STRING") return Object.values(attribute.translations).join(" / ");
  return attribute.type === "ASSET" ? attribute.url : JSON.stringify(attribute.value);
}
