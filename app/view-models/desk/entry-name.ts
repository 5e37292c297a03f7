import type { Locale } from "~/i18n/locales";
import { textsOf } from "~/rules/entry-attributes";
import type { NamedSubject } from "~contract/calls/desk-pages";
import { subjectIdOf, type PageEntry, type PageSection } from "~contract/entities/page-content";
import type { ViewContext } from "../view-context";
import { customTypeText } from "./section-type";

export type EntryNameView = {
  id: string;
  name: string;
  pictureUrl: string | null;
  /** Its kind, or why players do not see it. */
  note: string;
};

export type NamedSubjects = ReadonlyMap<string, NamedSubject>;

export function bySubjectId(subjects: readonly NamedSubject[]): NamedSubjects {
  return new Map(subjects.map((subject) => [subject.id, subject]));
}

const KIND_TEXTS = { GAME: "desk.game", CHALLENGE: "desk.challenge", TAG: "desk.tag" } as const;

export function toEntryName(entry: PageEntry, subjects: NamedSubjects, { locale, t }: ViewContext): EntryNameView {
  const { entryId: id, subject, attributes } = entry;
  if (subject.kind === "CUSTOM") {
    const type = customTypeText(subject.customType, t);
    const text = ["Title", "Headline", "Faq question"] as const;
    const name = text.map((field) => textIn(textsOf(attributes, field), locale)).find(Boolean);
    return { id, name: name ?? type, pictureUrl: null, note: name === undefined ? t("desk.withoutTitle") : type };
  }
  const found = subjects.get(subjectIdOf(subject) ?? "");
  const kind = t(KIND_TEXTS[subject.kind]);
  if (!found) return { id, name: kind, pictureUrl: null, note: t("desk.subjectGone") };
  const { name, pictureUrl, isPublished } = found;
  return { id, name, pictureUrl, note: isPublished ? kind : t("desk.subjectHidden", { kind }) };
}

function textIn(texts: Partial<Record<Locale, string | undefined>>, locale: Locale): string | undefined {
  return texts[locale] ?? texts.en ?? Object.values(texts)[0];
}

/** The same in a section's own languages. */
export function sectionName({ name }: Pick<PageSection, "name">, locale: Locale): string {
  return name[locale] ?? name.en;
}
